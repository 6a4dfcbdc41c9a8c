import type { OfferedGame } from '../../server/integrations/vendor-contract.ts'

/** Variant of the wallet calls that a game uses, as agreed with the operator for its category. */
export interface WalletProtocol {
  /** Whether the vendor reports the end of a round. */
  readonly closesRounds: boolean
  /** Ids of a round's transactions. */
  readonly createTransactionIds: (id: string) => {
    readonly bet: string
    readonly win: string
    readonly rollback: string
    readonly close: string
    readonly void: string
  }
}

/** Returns the wallet protocol of a game, by its id and, for a ticket, its scheduled game. */
export type ProtocolLookup = (game: string, scheduledGame?: string) => WalletProtocol

const createPerRoundIds: WalletProtocol['createTransactionIds'] = (id) => ({
  bet: `${id}-bet`,
  win: `${id}-win`,
  rollback: `${id}-back`,
  close: `${id}-end`,
  void: `${id}-void`,
})
const createNumberedIds: WalletProtocol['createTransactionIds'] = () => ({ bet: '1', win: '2', rollback: '2', close: '3', void: '4' })

const lotteryCategories: ReadonlySet<string> = new Set(['LOTT', 'ELOTT', 'VNLOTT'])

/**
 * Returns the protocol of a game. Live tables close their rounds. Lotteries number the transactions of a ticket, other
 * games append a suffix to the round's id.
 */
export const getWalletProtocol = ({ category }: Pick<OfferedGame, 'category'>): WalletProtocol => ({
  closesRounds: category === 'LIVE',
  createTransactionIds: lotteryCategories.has(category) ? createNumberedIds : createPerRoundIds,
})
