import type { GameQuery } from '../../features/games/index.ts'

export interface Search {
  readonly name: string
  readonly category: string
  readonly vendor: string
  readonly type: string
}

export const emptySearch: Search = { name: '', category: '', vendor: '', type: '' }

/** Returns the query of a search; `undefined` if the search is empty. */
export function toQuery({ name, category, vendor, type }: Search): GameQuery | undefined {
  const gameName = name.trim()
  const gameType = type === '' ? category : type
  if (gameName === '' && gameType === '' && vendor === '') return undefined
  return {
    ...(gameName !== '' && { gameName }),
    ...(gameType !== '' && { gameType }),
    ...(vendor !== '' && { vassalage: vendor }),
  }
}
