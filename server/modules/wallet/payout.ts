import type { Tenant } from '../../database/tenant.ts'
import { type MovementKind, requirePermit, type Permit } from './permit.ts'
import { createBonusStore } from './store/bonuses.ts'
import { type LedgerLine, createLedgerStore, type Wallet } from './store/ledger.ts'
import { getWithdrawable, type MoneyOwner, type Withdrawable } from './withdrawable.ts'

declare const authorizationTag: unique symbol

/**
 * Authorization of one transfer that takes money or points from a player, or converts a bonus. Only this file creates
 * it, after checking that the amount may be taken; `postTransfer` requires it for each purpose that needs one.
 */
export interface PayoutAuthorization {
  readonly [authorizationTag]: true
}

/** The scope of an authorization: transaction, wallet and amount; and the permit of the player. */
interface AuthorizationScope extends MoneyOwner {
  readonly permit: Permit
  readonly db: Tenant['db']
  readonly wallet: Wallet
  readonly amount: bigint
}

const issuedScopes = new WeakMap<PayoutAuthorization, AuthorizationScope>()

/**
 * Routes by which a player's money is moved out of a wallet. Money in a vendor's wallet remains the player's own and
 * can be paid out only through the main wallet, so wagering requirements do not block a transfer to a vendor.
 */
const routes = {
  withdrawal: { kind: 'withdrawal', wallet: 'main', leavesPlayer: true },
  transfer: { kind: 'transfer', wallet: 'main', leavesPlayer: true },
  settlement: { kind: 'salary', wallet: 'main', leavesPlayer: true },
  vendor: { kind: 'vendor-transfer', wallet: 'main', leavesPlayer: false },
  points: { kind: 'points', wallet: 'points', leavesPlayer: false },
} as const satisfies Readonly<Record<string, { readonly kind: MovementKind; readonly wallet: Wallet; readonly leavesPlayer: boolean }>>

interface Payout extends MoneyOwner {
  readonly route: keyof typeof routes
  /** Minor units, positive. */
  readonly amount: bigint
}

/**
 * Thrown if a balance would become negative. Nothing was moved, the key may be reused, and the transaction can
 * continue.
 */
export class OverdraftError extends Error {
  override readonly name: string = 'OverdraftError'
}

/** Thrown if the amount exceeds what the player may take out. Nothing was moved, and the transaction can continue. */
export class PayoutRefusedError extends OverdraftError {
  override readonly name = 'PayoutRefusedError'
  constructor(readonly withdrawable: Withdrawable) {
    super('The amount exceeds what the player may take out.')
  }
}

/**
 * Authorizes a transfer that takes money or points from a player, in the transaction that makes it.
 * @throws PayoutRefusedError if the amount exceeds what the player may take out; OverdraftError if there are too few
 * points; ApiError account_disabled, real_account_required
 */
export async function authorizePayout(trx: Tenant, { route, account, currency, amount }: Payout): Promise<PayoutAuthorization> {
  const { kind, wallet, leavesPlayer } = routes[route]
  const movementPermit = await requirePermit(trx, { account, kind, amount, currency })
  if (wallet === 'points') {
    if (amount > (await createLedgerStore(trx).getBalance(account, currency, wallet)))
      throw new OverdraftError('The points balance is insufficient.')
  } else {
    const withdrawable = await getWithdrawable(trx, { account, currency })
    if (amount > (leavesPlayer ? withdrawable.available : withdrawable.own)) throw new PayoutRefusedError(withdrawable)
  }
  return issueAuthorization({ permit: movementPermit, db: trx.db, account, currency, wallet, amount })
}

interface Conversion extends MoneyOwner {
  readonly bonus: string
  /** Minor units, positive. */
  readonly amount: bigint
}

/**
 * Authorizes the conversion of a bonus to the player's own money: its whole balance, once its wagering is complete.
 * @throws ApiError account_disabled if the account does not exist, real_account_required; Error if the wagering is not
 * complete or the amount is not the balance
 */
export async function authorizeConversion(trx: Tenant, { account, currency, amount, bonus: id }: Conversion): Promise<PayoutAuthorization> {
  const movementPermit = await requirePermit(trx, { account, kind: 'bonus-converted', amount, currency })
  const bonus = (await createBonusStore(trx).listOpen(account, currency)).find((openBonus) => openBonus.id === id)
  if (!bonus || bonus.turnover_done < bonus.turnover_needed || bonus.balance !== amount)
    throw new Error(`The wagering of bonus ${id} is not complete, or its balance is not ${amount.toString()}.`)
  return issueAuthorization({ permit: movementPermit, db: trx.db, account, currency, wallet: 'bonus', amount })
}

function issueAuthorization(scope: AuthorizationScope): PayoutAuthorization {
  const authorization = Object.freeze({}) as PayoutAuthorization
  issuedScopes.set(authorization, scope)
  return authorization
}

/**
 * Asserts that a transfer takes exactly what was authorized and nothing else from any player. An authorization can be
 * used for one transfer. Returns the permit of the player that the transfer takes from.
 * @throws RangeError
 */
export function consumeAuthorization(
  trx: Tenant,
  authorization: PayoutAuthorization,
  currency: string,
  lines: readonly LedgerLine[],
): Permit {
  const scope = issuedScopes.get(authorization)
  issuedScopes.delete(authorization)
  const debits = lines.filter(({ party, amount }) => 'player' in party && amount < 0n)
  const [line] = debits
  const isCovered =
    scope !== undefined &&
    line !== undefined &&
    debits.length === 1 &&
    'player' in line.party &&
    scope.db === trx.db &&
    scope.currency === currency &&
    scope.account === line.party.player &&
    scope.wallet === (line.party.wallet ?? 'main') &&
    scope.amount === -line.amount
  if (!isCovered) throw new RangeError('The transfer does not match its authorization.')
  return scope.permit
}
