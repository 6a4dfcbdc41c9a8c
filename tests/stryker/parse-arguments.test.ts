import { describe, expect, it } from 'vitest'
import { parseArguments } from './parse-arguments.ts'

const knownTargets = ['server/modules/wallet', 'server/modules/bets']
const parse = (...args: readonly string[]) => parseArguments(args, knownTargets)

describe('arguments of npm run mutate', () => {
  it('name targets, and pass all other options on to Stryker', () => {
    expect(parse('server/modules/wallet/', 'server/modules/bets', '--mutate', 'a.ts')).toEqual({
      targets: ['server/modules/wallet', 'server/modules/bets'],
      sample: undefined,
      options: ['--mutate', 'a.ts'],
    })
    expect(parse()).toEqual({ targets: [], sample: undefined, options: [] })
  })

  it('reject an unknown target', () => {
    expect(() => parse('server/modules/bet')).toThrow(
      'Unknown target "server/modules/bet". tests/stryker/targets.json has server/modules/wallet',
    )
  })

  it('set the sample, which is not passed on to Stryker', () => {
    const { sample, options } = parse('server/modules/bets', '--sample', '40', '--mutate', 'a.ts', '--seed', '7')
    expect(sample).toEqual({ size: 40, seed: '7' })
    expect(options).toEqual(['--mutate', 'a.ts'])
    expect(parse('--sample=40', '--seed=a=b').sample).toEqual({ size: 40, seed: 'a=b' })
    expect(parse('--sample', '40').sample).toEqual({ size: 40, seed: '1' })
  })

  it.each([['0'], ['-3'], ['1.5'], ['many'], ['']])('reject a sample of "%s"', (size) => {
    expect(() => parse(`--sample=${size}`)).toThrow(`not "${size}"`)
  })

  it('reject a sample without a size, and a seed without a sample', () => {
    expect(() => parse('--sample')).toThrow('not ""')
    expect(() => parse('--seed', '7')).toThrow('--seed needs --sample')
  })
})
