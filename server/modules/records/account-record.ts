import type { MovementPage, RecordMovementsQuery } from '../../../src/generated/api.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { gameName } from '../games/index.ts'
import { movementKinds, purposesOfKind } from './movement-kinds.ts'
import { daysOf } from './record-days.ts'
import type { RecordContext } from './record-context.ts'
import { type MovedWallet, type MovementRow, movementsOf } from './store/movements.ts'
import type { MoneyPurpose } from '../wallet/index.ts'

/** Default page size. */
export const usualRecords = 20

/**
 * Returns a player's account movements, newest first. The first page includes the sums of the whole range.
 * @throws CallError fields_invalid
 */
export async function accountRecord(context: RecordContext, input: RecordMovementsQuery): Promise<MovementPage> {
  const { tenant, site, timeZone, account } = context
  const { kind, cursor, pageSize = usualRecords } = input
  const { firstDay, lastDay, from, to } = daysOf(input, timeZone)
  const purposes = kind === undefined ? undefined : purposesOfKind(kind)
  const movements = movementsOf(tenant)
  const rows = await movements.page({ account, currency: site.currency, from, to, purposes }, cursor, pageSize + 1)
  const page = rows.slice(0, pageSize)
  const wallets = await movements.wallets(
    account,
    page.map(({ transfer }) => transfer),
  )
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    firstDay,
    lastDay,
    movements: page.map((row) => toMovementDto(row, wallets, context)),
    ...(last && { next: last.seq.toString() }),
    ...(cursor === undefined && { sums: await sum(context, firstDay, lastDay, purposes) }),
  }
}

function toMovementDto(
  { seq, transfer, purpose, amount, internal, at, reference, game, held }: MovementRow,
  wallets: readonly MovedWallet[],
  { site: { exponent }, catalogue, language }: RecordContext,
): MovementPage['movements'][number] {
  const known = purpose as MoneyPurpose
  const decimal = (minor: bigint): string => writeDecimal(minor, exponent)
  return {
    id: seq.toString(),
    kind: movementKinds[known],
    purpose: known,
    way: amount > 0n ? 'in' : amount < 0n ? 'out' : 'within',
    amount: decimal(amount > 0n ? amount : amount < 0n ? -amount : internal),
    at: at.toISOString(),
    reference: transfer,
    ...(reference !== null && { belongsTo: reference }),
    ...(game !== null && { game: gameName(catalogue, game, language) }),
    ...(held !== null && { held }),
    wallets: wallets
      .filter((one) => one.transfer === transfer)
      .map(({ wallet, amount: moved, balance_after: after }) => ({
        wallet: wallet === 'wallet' ? 'main' : wallet,
        amount: decimal(moved),
        balance: decimal(after),
      })),
  }
}

async function sum({ tenant, site, account }: RecordContext, firstDay: string, lastDay: string, purposes: readonly string[] | undefined) {
  const sums = await movementsOf(tenant).sums({ account, currency: site.currency, firstDay, lastDay })
  const counted = purposes === undefined ? sums : sums.filter(({ purpose }) => purposes.includes(purpose))
  const total = (figure: 'credited' | 'debited' | 'movements'): bigint => counted.reduce((all, row) => all + row[figure], 0n)
  const [credited, debited] = [total('credited'), total('debited')]
  const decimal = (minor: bigint): string => writeDecimal(minor, site.exponent)
  return { moneyIn: decimal(credited), moneyOut: decimal(debited), result: decimal(credited - debited), count: Number(total('movements')) }
}
