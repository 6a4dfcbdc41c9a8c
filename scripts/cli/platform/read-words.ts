import { type Arguments, CannotRun } from '../command.ts'

export type Body = Readonly<Record<string, unknown>>

/** A command of the control, and what goes with it. */
export interface Asked {
  readonly command: string
  readonly body: Body
}

/** A command that takes a brand and nothing more. */
export const show = (command: string, brand: string | undefined): Asked => ({ command, body: { brand: need(brand, 'a brand') } })

export function take<T>(words: readonly string[], least: number, most: number, then: (words: readonly string[]) => T): T {
  if (words.length < least || words.length > most)
    throw new CannotRun(
      `this takes ${least} words after it${most > least ? ` or ${most}` : ''}, not ${words.length}. livery platform --help says which.`,
    )
  return then(words)
}

export function need(word: string | undefined, what: string): string {
  if (word === undefined) throw new CannotRun(`${what} is missing. livery platform --help says what stands where.`)
  return word
}

export function isOn(word: string | undefined, more: readonly string[]): boolean {
  if ((word !== 'on' && word !== 'off') || more.length > 0) throw new CannotRun('say on or off, and nothing after it.')
  return word === 'on'
}

export function readWhole(name: string, text: unknown): number {
  if (typeof text !== 'string' || !/^\d{1,3}$/.test(text)) throw new CannotRun(`${name} is a number from 0 to 999.`)
  return Number(text)
}

export function readPairs(pairs: readonly string[]): Readonly<Record<string, string>> {
  if (pairs.length === 0) throw new CannotRun('say what changes, such as minLength=6.')
  return Object.fromEntries(
    pairs.map((pair) => {
      const mark = pair.indexOf('=')
      if (mark < 1) throw new CannotRun(`"${pair}" is not name=value.`)
      return [pair.slice(0, mark), pair.slice(mark + 1)]
    }),
  )
}

/** The same of which the newest are shown: so many as `--count` says. */
export function showNewest(what: string, brand: string | undefined, values: Arguments['values']): Asked {
  const { command, body } = show(what, brand)
  return { command, body: { ...body, ...(values['count'] === undefined ? {} : { count: readWhole('--count', values['count']) }) } }
}

/** An option that was given, as a part of what is asked. */
export const given = (values: Arguments['values'], ...names: readonly string[]): Body =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const])))
