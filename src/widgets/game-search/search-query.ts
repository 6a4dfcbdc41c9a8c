import type { GameQuery } from '../../features/games/index.ts'

export interface SearchInput {
  readonly name: string
  readonly category: string
  readonly vendor: string
  readonly liveTableType: string
}

export const emptySearch: SearchInput = { name: '', category: '', vendor: '', liveTableType: '' }

/** Returns the query of a search; `undefined` if the search is empty. */
export function toGameQuery({ name, category, vendor, liveTableType }: SearchInput): GameQuery | undefined {
  const gameName = name.trim()
  const gameType = liveTableType === '' ? category : liveTableType
  if (gameName === '' && gameType === '' && vendor === '') return undefined
  return {
    ...(gameName !== '' && { gameName }),
    ...(gameType !== '' && { gameType }),
    ...(vendor !== '' && { vassalage: vendor }),
  }
}
