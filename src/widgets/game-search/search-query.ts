import type { GameQuery } from '../../features/games/index.ts'

export interface SearchInput {
  readonly name: string
  readonly category: string
  readonly vendor: string
  readonly type: string
}

export const emptySearch: SearchInput = { name: '', category: '', vendor: '', type: '' }

/** Returns the query of a search; `undefined` if the search is empty. */
export function toGameQuery({ name, category, vendor, type }: SearchInput): GameQuery | undefined {
  const gameName = name.trim()
  const gameType = type === '' ? category : type
  if (gameName === '' && gameType === '' && vendor === '') return undefined
  return {
    ...(gameName !== '' && { gameName }),
    ...(gameType !== '' && { gameType }),
    ...(vendor !== '' && { vassalage: vendor }),
  }
}
