import { CommandError } from '../command.ts'
import { formatSuggestion } from '../format-suggestion.ts'

/** `jackpot-board` and `jackpotBoard` become `JackpotBoard`. */
export const toPascal = (name: string): string => name.replace(/(?:^|[-_])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** `gameNote` becomes `game-note`. */
export const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `gameNote` becomes `game_note`. */
export const toSnake = (name: string): string => toKebab(name).replaceAll('-', '_')

/** Escapes a text for a comment. */
export const escapeComment = (text: string): string => text.replaceAll('*/', '* /')

/**
 * Returns the name if it is known.
 * @throws CommandError if it is unknown; the message suggests the nearest known name
 */
export function requireKnownName(noun: string, name: string, knownNames: readonly string[]): string {
  if (knownNames.includes(name)) return name
  throw new CommandError(`there is no ${noun} "${name}".${formatSuggestion(name, knownNames)}`)
}
