import type { CallName } from '../../generated/endpoints.ts'

/** The calls that tell what is true of the site for everybody. */
type Telling = Extract<CallName, 'system.status' | 'game.menus'>

/**
 * Hears with every answer which edition of the site it comes from, and asks again for what is known of the site where
 * that is of an older one: so what an operator changes reaches who plays with their next call. `first` is the edition
 * of what the page was rendered from.
 */
export function followEdition(refresh: () => void, first?: number): (edition: number, call: CallName) => void {
  const known: Record<Telling, number | undefined> = { 'system.status': first, 'game.menus': first }
  return (edition, call) => {
    if (call === 'system.status' || call === 'game.menus') known[call] = edition
    else if (Object.values(known).some((one) => one !== undefined && one < edition)) refresh()
  }
}
