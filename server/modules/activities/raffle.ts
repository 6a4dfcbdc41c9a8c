import { randomInt } from 'node:crypto'
import type { Raffle, RaffleDraw, RafflePrize } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { type TextContext, localizeTexts } from '../content/index.ts'
import { payReward } from '../rewards/index.ts'
import { type Entrant, runActivityAction } from './enter-activity.ts'
import type { ActivityView } from './activity-views.ts'
import { type DrawRecord, type PrizeRecord, createRaffleStore } from './store/raffles.ts'

/** Denominator of chances: a prize with the chance 1 wins 1 of 10,000 draws on average. */
export const chanceDenominator = 10_000

/**
 * Returns the prize that a roll from 0 to 9999 wins; `undefined` if it wins none. Each prize has a contiguous range of
 * rolls, which is as large as its chance.
 */
export function pickPrize<P extends { readonly chance: number }>(prizes: readonly P[], roll: number): P | undefined {
  let end = 0
  return prizes.find(({ chance }) => roll < (end += chance))
}

const recentDrawCount = 10

/**
 * Uses a ticket for a draw: picks a random number, records it with its result, and pays the prize, in one transaction,
 * once for each idempotency key. A draw of a prize that is out of stock wins nothing.
 * @throws ApiError real_account_required, not_found, activity_closed, raffle_no_ticket, account_disabled
 */
export async function drawRaffle(tenant: Tenant, entrant: Entrant, id: string, key: string): Promise<DrawRecord> {
  const { account, site } = entrant
  let draw: DrawRecord | undefined
  await runActivityAction(tenant, entrant, id, async (trx, { activity, period, state, tickets }) => {
    if (activity.kind !== 'raffle') throw new ApiError('activity_closed')
    draw = await createRaffleStore(trx).findByKey(account.id, id, key)
    if (draw) return
    if (state === 'joined') throw new ApiError('raffle_no_ticket')
    if (state !== 'join' || tickets === 0) throw new ApiError('activity_closed')
    const roll = randomInt(chanceDenominator)
    const candidate = pickPrize(await createRaffleStore(trx).listPrizes(id), roll)
    const prize = candidate && (await createRaffleStore(trx).takeFromStock(id, candidate.id)) ? candidate : undefined
    draw = await createRaffleStore(trx).insert({
      activity: id,
      account: account.id,
      period,
      request_key: key,
      roll,
      prize: prize?.id ?? null,
    })
    if (prize)
      await payReward(trx, {
        account: account.id,
        source: 'activity',
        name: id,
        key: `draw/${draw.id}`,
        texts: prize.texts,
        kind: prize.kind,
        amount: prize.amount,
        currency: site.currency,
        turnover: activity.turnover,
      })
  })
  if (!draw) throw new Error(`The raffle "${id}" recorded no draw for the key "${key}".`)
  return draw
}

interface DtoContext {
  readonly site: Pick<SiteRecord, 'exponent'>
  readonly textContext: TextContext
}

/** Returns the raffle as the viewer sees it, with their latest draws. */
export async function toRaffleDto(
  tenant: Tenant,
  { activity, tickets }: ActivityView,
  account: string | undefined,
  dtoContext: DtoContext,
): Promise<Raffle> {
  const prizes = await createRaffleStore(tenant).listPrizes(activity.id)
  const draws = account === undefined ? [] : await createRaffleStore(tenant).listDraws(account, activity.id, recentDrawCount)
  return {
    prizes: prizes.map((prize) => toPrizeDto(prize, dtoContext)),
    tickets,
    freeTickets: activity.free_tickets,
    ...(activity.ticket_stake !== null && { ticketStake: formatDecimal(activity.ticket_stake, dtoContext.site.exponent) }),
    draws: draws.map((draw) => toDrawDto(draw, prizes, dtoContext)),
  }
}

export function toDrawDto(
  { id, prize: prizeId, drawn_at }: DrawRecord,
  prizes: readonly PrizeRecord[],
  dtoContext: DtoContext,
): RaffleDraw {
  const prize = prizes.find((candidate) => candidate.id === prizeId)
  return { id, drawnAt: drawn_at.toISOString(), ...(prize && { prize: toPrizeDto(prize, dtoContext) }) }
}

function toPrizeDto({ id, texts, kind, amount, chance, stock }: PrizeRecord, { site, textContext }: DtoContext): RafflePrize {
  return {
    id,
    title: localizeTexts(texts, textContext, ['title']).title ?? id,
    kind,
    amount: kind === 'points' ? amount.toString() : formatDecimal(amount, site.exponent),
    chance,
    ...(stock !== null && { left: Number(stock) }),
  }
}
