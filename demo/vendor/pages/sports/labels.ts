import type { Fixture, Sport } from '../../play/sports/sport.ts'
import { isTextKey, text } from '../kit/texts.ts'

/** Returns the translated name of a market, or its key if it has none. */
export function getMarketLabel(market: string): string {
  const key = `market_${market}`
  return isTextKey(key) ? text(key) : market
}

/** Returns the translated name of a market's selection, which is identified by its index. */
export function getSelectionLabel(market: string, selection: number, { entrants }: Fixture, line = 0): string {
  const [home = '', away = ''] = entrants
  switch (market) {
    case 'result':
    case 'boutResult':
      return [home, text('draw_result'), away][selection] ?? ''
    case 'total':
    case 'boutLength':
      return text(selection === 0 ? 'over' : 'under', { line })
    case 'handicap':
      return selection === 0 ? `${home} ${formatSigned(-line)}` : `${away} ${formatSigned(line)}`
    case 'bothScore':
      return text(selection === 0 ? 'yes' : 'no')
    default:
      return entrants[selection] ?? ''
  }
}

const formatSigned = (value: number): string => (value > 0 ? `+${String(value)}` : String(value).replace('-', '−'))

/** Formats the result of a fixture: the score, the first places, or the winner and round of a bout. */
export function formatResult({ resultKind, rounds = 0 }: Sport, { entrants }: Fixture, result: readonly number[]): string {
  const [winner = 0, round = 0] = result
  if (resultKind === 'score') return result.join(' : ')
  if (resultKind === 'places') return result.map((entrant, index) => `${String(index + 1)}. ${entrants[entrant] ?? ''}`).join(', ')
  if (winner === 2) return text('draw_result')
  const name = entrants[winner] ?? ''
  return round > rounds ? text('won_points', { name }) : text('won_in', { name, round })
}
