import type { Fixture, Sport } from '../../play/sports/sport.ts'
import { isTextKey, text } from '../kit/texts.ts'

/** Returns the name of a market. */
export function marketLabel(market: string): string {
  const key = `market_${market}`
  return isTextKey(key) ? text(key) : market
}

/** Returns the name of a selection of a market. */
export function selectionLabel(market: string, on: number, { entrants }: Fixture, line = 0): string {
  const [home = '', away = ''] = entrants
  switch (market) {
    case 'result':
    case 'boutResult':
      return [home, text('draw_result'), away][on] ?? ''
    case 'total':
    case 'boutLength':
      return text(on === 0 ? 'over' : 'under', { line })
    case 'handicap':
      return on === 0 ? `${home} ${signed(-line)}` : `${away} ${signed(line)}`
    case 'bothScore':
      return text(on === 0 ? 'yes' : 'no')
    default:
      return entrants[on] ?? ''
  }
}

const signed = (value: number): string => (value > 0 ? `+${String(value)}` : String(value).replace('-', '−'))

/** Describes the result of a fixture. */
export function resultLabel({ shows, rounds = 0 }: Sport, { entrants }: Fixture, result: readonly number[]): string {
  const [one = 0, round = 0] = result
  if (shows === 'score') return result.join(' : ')
  if (shows === 'places') return result.map((entrant, index) => `${String(index + 1)}. ${entrants[entrant] ?? ''}`).join(', ')
  if (one === 2) return text('draw_result')
  const name = entrants[one] ?? ''
  return round > rounds ? text('won_points', { name }) : text('won_in', { name, round })
}
