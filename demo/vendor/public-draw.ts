import type { VendorStore } from './store/tables.ts'
import { maxResults, type PublicDraw } from '../../server/integrations/vendor-contract.ts'
import { scheduledGames } from './scheduled-games.ts'
import { deriveOutcome, prepareScheduledGame } from './scheduled-draws.ts'
import { lotteries, resolveLotteryCode } from './play/lottery.ts'
import { getDrawTime, getPeriodAt } from './play/scheduled.ts'
import { createDrawStore } from './store/draws.ts'

interface DrawQuery {
  readonly code?: unknown
  readonly results?: unknown
}

/** Returns the next draw and the last results of a lottery; of the national Vietnamese draw if `code` is unknown. */
export async function getPublicDraw(store: VendorStore, { code, results }: DrawQuery, now: number): Promise<PublicDraw> {
  const name = resolveLotteryCode(typeof code === 'string' ? code : undefined)
  const game = scheduledGames.get(name)
  if (game === undefined) throw new Error(`There is no scheduled game for the lottery ${name}.`)
  await prepareScheduledGame(store, name, game, now)
  const period = getPeriodAt(game, now)
  const pastDraws = await createDrawStore(store).listPast(
    name,
    new Date(now),
    Math.min(Math.max(Math.floor(Number(results)) || 0, 0), maxResults),
  )
  return {
    name,
    period,
    drawsAt: new Date(getDrawTime(game, period)).toISOString(),
    closesAt: new Date(getDrawTime(game, period) - game.bettingCutoffSeconds * 1000).toISOString(),
    every: game.intervalSeconds,
    opened: pastDraws.map((draw) => ({
      period: draw.period,
      numbers: formatNumbers(name, deriveOutcome(name, game, draw.period, draw.seed) as readonly number[]),
      at: draw.draws_at.toISOString(),
    })),
  }
}

/** Pads numbers to the width of the largest possible one: 07 if 49 can be drawn. */
function formatNumbers(name: string, numbers: readonly number[]): string[] {
  const { to } = lotteries[resolveLotteryCode(name)]
  return numbers.map((number) => String(number).padStart(String(to).length, '0'))
}
