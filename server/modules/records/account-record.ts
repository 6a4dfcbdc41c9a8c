import type { MovementPage, RecordMovementsQuery } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { getGameName } from '../games/index.ts'
import { movementKinds, listPurposesOfKind } from './movement-kinds.ts'
import { parseRecordDays } from './record-days.ts'
import type { RecordContext } from './record-context.ts'
import { type WalletChange, type MovementRow, createMovementStore } from './store/movements.ts'
import type { MoneyPurpose } from '../wallet/index.ts'

export const defaultPageSize = 20

/**
 * Returns a player's account movements, newest first. The first page includes the sums of the whole date range.
 * @throws ApiError fields_invalid
 */
export async function getAccountMovements(context: RecordContext, input: RecordMovementsQuery): Promise<MovementPage> {
  const { tenant, site, timeZone, account } = context
  const { kind, cursor, pageSize = defaultPageSize } = input
  const { firstDay, lastDay, from, to } = parseRecordDays(input, timeZone)
  const purposes = kind === undefined ? undefined : listPurposesOfKind(kind)
  const movements = createMovementStore(tenant)
  const rows = await movements.listPage({ account, currency: site.currency, from, to, purposes }, cursor, pageSize + 1)
  const page = rows.slice(0, pageSize)
  const wallets = await movements.listWalletChanges(
    account,
    page.map(({ transfer }) => transfer),
  )
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    firstDay,
    lastDay,
    movements: page.map((row) => toMovementDto(row, wallets, context)),
    ...(last && { next: last.seq.toString() }),
    ...(cursor === undefined && { sums: await sumMovements(context, firstDay, lastDay, purposes) }),
  }
}

function toMovementDto(
  { seq, transfer, purpose, amount, internal, at, reference, game, held }: MovementRow,
  wallets: readonly WalletChange[],
  { site: { exponent }, catalogue, language }: RecordContext,
): MovementPage['movements'][number] {
  const moneyPurpose = purpose as MoneyPurpose
  const formatAmount = (minor: bigint): string => formatDecimal(minor, exponent)
  return {
    id: seq.toString(),
    kind: movementKinds[moneyPurpose],
    purpose: moneyPurpose,
    direction: amount > 0n ? 'in' : amount < 0n ? 'out' : 'internal',
    amount: formatAmount(amount > 0n ? amount : amount < 0n ? -amount : internal),
    at: at.toISOString(),
    reference: transfer,
    ...(reference !== null && { belongsTo: reference }),
    ...(game !== null && { game: getGameName(catalogue, game, language) }),
    ...(held !== null && { held }),
    wallets: wallets
      .filter((change) => change.transfer === transfer)
      .map(({ wallet, amount: moved, balance_after: after }) => ({
        wallet: wallet === 'wallet' ? 'main' : wallet,
        amount: formatAmount(moved),
        balance: formatAmount(after),
      })),
  }
}

async function sumMovements(
  { tenant, site, account }: RecordContext,
  firstDay: string,
  lastDay: string,
  purposes: readonly string[] | undefined,
) {
  const sums = await createMovementStore(tenant).sumByPurpose({ account, currency: site.currency, firstDay, lastDay })
  const included = purposes === undefined ? sums : sums.filter(({ purpose }) => purposes.includes(purpose))
  const sumColumn = (column: 'credited' | 'debited' | 'movements'): bigint => included.reduce((sum, row) => sum + row[column], 0n)
  const [credited, debited] = [sumColumn('credited'), sumColumn('debited')]
  const formatAmount = (minor: bigint): string => formatDecimal(minor, site.exponent)
  return {
    moneyIn: formatAmount(credited),
    moneyOut: formatAmount(debited),
    result: formatAmount(credited - debited),
    count: Number(sumColumn('movements')),
  }
}
