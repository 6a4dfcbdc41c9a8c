import { type Arguments, CommandError } from './command.ts'

/** Returns a text option, or its default; `undefined` if it has neither. */
export const parseTextOption = ({ values }: Arguments, name: string, fallback?: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' ? value : fallback
}

/**
 * Returns an option with a fixed set of values. Default: the first of the choices.
 * @throws CommandError if the value is not one of the choices
 */
export function parseChoiceOption<const T extends string>(args: Arguments, name: string, choices: readonly [T, ...T[]]): T {
  const value = parseTextOption(args, name, choices[0])
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new CommandError(`--${name} must be ${choices.join(' or ')}.`)
  return found
}

/** @throws CommandError if the value is not an integer from `min` to `max` */
export function parseIntegerOption(args: Arguments, name: string, fallback: number, max: number, min = 0): number {
  const text = parseTextOption(args, name, String(fallback)) ?? ''
  if (!/^\d{1,9}$/.test(text) || Number(text) < min || Number(text) > max)
    throw new CommandError(`--${name} must be a whole number from ${String(min)} to ${String(max)}.`)
  return Number(text)
}

/**
 * Parses the URL in `check <url>`.
 * @throws CommandError if the arguments have another form, or the URL is invalid or has another protocol
 */
export function parseUrlArgument(
  { positionals: [verb, url, ...more] }: Arguments,
  usage: string,
  protocols: readonly string[] = ['http', 'https'],
): string {
  if (verb !== 'check' || url === undefined || more.length > 0) throw new CommandError(`expected ${usage}.`)
  if (!URL.canParse(url) || !protocols.includes(new URL(url).protocol.slice(0, -1)))
    throw new CommandError(`"${url}" is not a URL with ${protocols.join(', ').replace(/, (?=[^,]*$)/, ' or ')}.`)
  return url
}
