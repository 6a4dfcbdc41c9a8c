import type { OfferedGame } from '../../server/integrations/vendor-contract.ts'

/** How this vendor calls an operator's wallet for a game, as agreed for each kind of game. */
export interface WalletProtocol {
  /** Whether it reports the end of a round. */
  readonly closes: boolean
  /** Ids of a round's transactions. */
  readonly movements: (id: string) => {
    readonly bet: string
    readonly win: string
    readonly rollback: string
    readonly close: string
    readonly void: string
  }
}

const own: WalletProtocol['movements'] = (id) => ({
  bet: `${id}-bet`,
  win: `${id}-win`,
  rollback: `${id}-back`,
  close: `${id}-end`,
  void: `${id}-void`,
})
const numbered: WalletProtocol['movements'] = () => ({ bet: '1', win: '2', rollback: '2', close: '3', void: '4' })

const lotteries: ReadonlySet<string> = new Set(['LOTT', 'ELOTT', 'VNLOTT'])

/** Tables close their rounds; lotteries number the transactions of a ticket. */
export const walletProtocolOf = ({ category }: Pick<OfferedGame, 'category'>): WalletProtocol => ({
  closes: category === 'LIVE',
  movements: lotteries.has(category) ? numbered : own,
})
