/** Command line of `npm run mutate`. */
export interface Arguments {
  /** Keys of `targets.json`. Empty means all. */
  readonly targets: readonly string[]
  /** Number of mutants to test in each target, and the seed of their selection. `undefined` means all mutants. */
  readonly sample: { readonly size: number; readonly seed: string } | undefined
  /** Options that are passed to Stryker. */
  readonly options: readonly string[]
}

/**
 * Parses `[target…] [--sample <size> [--seed <seed>]] [option of Stryker…]`. Throws if a target is not one of
 * `knownTargets`, the size is not a whole number above 0, or there is a seed without a sample.
 */
export function parseArguments(args: readonly string[], knownTargets: readonly string[]): Arguments {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'))
  const targets = (firstOption < 0 ? args : args.slice(0, firstOption)).map((path) => path.replace(/\/$/, ''))
  const unknownTarget = targets.find((target) => !knownTargets.includes(target))
  if (unknownTarget !== undefined)
    throw new Error(`Unknown target "${unknownTarget}". tests/stryker/targets.json has ${knownTargets.join(', ')}.`)
  const options = firstOption < 0 ? [] : args.slice(firstOption).flatMap((arg) => splitAssignment(arg))
  const size = takeOption(options, '--sample')
  const seed = takeOption(options, '--seed')
  if (size === undefined && seed !== undefined) throw new Error('--seed needs --sample <number of mutants>.')
  if (size !== undefined && !/^[1-9]\d*$/.test(size)) throw new Error(`--sample must be a number of mutants, not "${size}".`)
  return {
    targets,
    sample: size === undefined ? undefined : { size: Number(size), seed: seed ?? '1' },
    options,
  }
}

const splitAssignment = (arg: string): readonly string[] => (/^--(sample|seed)=/.test(arg) ? arg.split(/=(.*)/s).slice(0, 2) : [arg])

/** Removes an option and its value from `options`, and returns the value. */
function takeOption(options: string[], name: string): string | undefined {
  const index = options.indexOf(name)
  return index < 0 ? undefined : (options.splice(index, 2)[1] ?? '')
}
