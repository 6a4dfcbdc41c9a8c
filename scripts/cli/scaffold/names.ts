import { nearestName } from '../../../src/engine/compile/index.ts'
import { CannotRun } from '../command.ts'

/** `jackpot-board` or `jackpotBoard` as `JackpotBoard`. */
export const toPascal = (name: string): string => name.replace(/(?:^|[-_])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** `gameNote` as `game-note`. */
export const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `gameNote` as `game_note`. */
export const toSnake = (name: string): string => toKebab(name).replaceAll('-', '_')

/** A text as the content of a comment. */
export const toComment = (text: string): string => text.replaceAll('*/', '* /')

/**
 * Returns the name if it is one of those that exist.
 * @throws CannotRun with the nearest one
 */
export function requireKnown(what: string, name: string, known: readonly string[]): string {
  if (known.includes(name)) return name
  const near = nearestName(name, known)
  throw new CannotRun(`there is no ${what} "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`)
}
