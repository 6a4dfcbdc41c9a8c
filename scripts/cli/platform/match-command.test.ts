import { describe, expect, it } from 'vitest'
import { adminCommands, type CommandDescription } from '../../../src/generated/admin-commands.ts'
import { matchCommand, listOptions, formatUsage } from './match-command.ts'

const match = (line: string, values: Readonly<Record<string, string | boolean>> = {}) => {
  const { command, body } = matchCommand(adminCommands, { positionals: line === '' ? [] : line.split(' '), values })
  return [command.name, body]
}

describe('matchCommand', () => {
  it.each([
    ['flags lotus FREEPLAY3 on', ['set-flag', { brand: 'lotus', flag: 'FREEPLAY3', on: true }]],
    ['deposits lotus', ['deposits', { brand: 'lotus' }]],
    ['deposits lotus list', ['deposits', { brand: 'lotus' }]],
    ['deposits lotus show D1', ['deposit', { brand: 'lotus', deposit: 'D1' }]],
    ['affiliate lotus CODE none', ['remove-affiliate', { brand: 'lotus', code: 'CODE' }]],
    ['affiliate lotus CODE agent', ['set-affiliate', { brand: 'lotus', code: 'CODE', agent: 'agent' }]],
    ['status', ['states', {}]],
    ['get lotus', ['values', { brand: 'lotus' }]],
    ['get lotus wallet.bonusDays', ['values', { brand: 'lotus', path: 'wallet.bonusDays' }]],
    ['points lotus points=10 amount=1.00', ['set-points', { brand: 'lotus', change: { points: '10', amount: '1.00' } }]],
    [
      'activities lotus wheel prizes gold chance=5',
      ['set-prize', { brand: 'lotus', activity: 'wheel', prize: 'gold', change: { chance: '5' } }],
    ],
  ])('matches the words "%s" to their command', (line, request) => {
    expect(match(line)).toEqual(request)
  })

  it('parses parameters passed as options, parses numbers, and generates an idempotency key', () => {
    expect(match('outbox lotus', { open: true })).toEqual(['open-outbox', { brand: 'lotus' }])
    expect(match('outbox lotus', { count: '7' })).toEqual(['outbox', { brand: 'lotus', count: 7 }])
    expect(match('points lotus grant ann -50', { reason: 'error' })).toEqual([
      'grant-points',
      { brand: 'lotus', username: 'ann', points: -50, reason: 'error', key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
    ])
    expect(match('account lotus create ann', { temporary: true, type: '1' })[1]).toMatchObject({ temporary: true, type: 1 })
  })

  it.each([
    ['nothing lotus', /unknown command "platform nothing"/],
    ['deposits lotus shwo D1', /livery platform deposits <brand> show <deposit>/],
    ['deposits lotus refuse D1', /--reason is missing.*deposits <brand> refuse <deposit> --reason REASON/],
    ['flags lotus FREEPLAY3 maybe', /"maybe" must be on or off/],
    ['rules lotus email minLength', /"minLength" must be name=value/],
    ['ranks lotus one title.EN=x', /level must be a number from 1 to 100, not "one"/],
  ])('rejects "%s" and names the mistake', (line, message) => {
    expect(() => match(line)).toThrow(message)
  })
})

describe('the description of an admin command', () => {
  const listUsageParameters = ({ usage }: CommandDescription): readonly string[] =>
    [...usage.matchAll(/<(\w+)>/g)].map(([, name]) => name ?? '')

  it.each(adminCommands.map((command) => [command.name, command] as const))(
    '%s names only its own parameters in its usage, and has a help text',
    (_name, command) => {
      expect(listUsageParameters(command).filter((name) => !Object.hasOwn(command.parameters, name))).toEqual([])
      expect(Object.keys(command.placeholders ?? {}).filter((name) => !Object.hasOwn(command.parameters, name))).toEqual([])
      expect(command.help).toMatch(/^[A-Z].*\.$/)
      expect(listOptions(command).map(([name]) => name)).not.toContain('brand')
    },
  )

  it('has a unique usage', () => {
    const usages = adminCommands.map((command) => formatUsage({ ...command, parameters: {} }))
    expect(new Set(usages).size).toBe(usages.length)
  })
})
