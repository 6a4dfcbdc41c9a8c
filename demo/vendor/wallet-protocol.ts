import type { OfferedGame } from '../../server/integrations/vendor-contract.ts'

/** How this vendor speaks to an operator about a game: what the two have agreed on for each kind. */
export interface WalletProtocol {
  /** Whether it says when a round is over. */
  readonly closes: boolean
  /** The ids of a round's movements. */
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

/** Tables close their rounds; lotteries number what happens to a ticket. */
export const walletProtocolOf = ({ category }: Pick<OfferedGame, 'category'>): WalletProtocol => ({
  closes: category === 'LIVE',
  movements: lotteries.has(category) ? numbered : own,
})
