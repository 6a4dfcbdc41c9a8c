import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands } from '../../server/admin-api/commands.ts'
import type { ParameterShape } from '../../server/modules/commands/index.ts'
import { sample } from '../depth.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

/** Valid values of parameters, used where an arbitrary value would be rejected or would affect other tests. */
const validValues: Readonly<Record<string, unknown>> = {
  brand: 'alpha',
  username: 'player',
  type: 0,
  count: 1,
  on: true,
  change: { minLength: '6' },
  amount: '1.00',
  balance: '1.00',
}
const valueByKind: Readonly<Record<string, unknown>> = { text: 'something', json: '"something"', whole: 1, boolean: true, texts: {} }
const getParameterKind = (kind: ParameterShape[string]): string => (typeof kind === 'string' ? kind.replace('?', '') : 'whole')

const parameterCases = Object.entries(allCommands).flatMap(([command, { parameters: shape }]) =>
  Object.entries(shape).map(([name, kind]) => ({ command, shape, name, kind: getParameterKind(kind) })),
)
const createValidBody = (shape: ParameterShape): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shape).map(([name, kind]) => [name, validValues[name] ?? valueByKind[getParameterKind(kind)]]))

const readToken = () => readFileSync(join(platform.dataDir, 'admin-api-token'), 'utf8')
const request = (command: string, body: unknown) =>
  platform.send('POST', `/_livery/admin/${command}`, {
    host: 'localhost',
    headers: { authorization: `Bearer ${readToken()}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('a parameter of the admin API', () => {
  it('is rejected, and named in the message, if it is text or JSON with a NUL or a lone surrogate, which PostgreSQL cannot store', async () => {
    const textParameters = parameterCases.filter(({ kind }) => kind === 'text' || kind === 'json')
    expect(textParameters.length).toBeGreaterThan(20)
    for (const { command, shape, name } of textParameters)
      for (const text of ['a\0b', '\0', 'a\ud800'])
        expect(await request(command, { ...createValidBody(shape), [name]: text }), `${command} ${name}`).toMatchObject({
          status: 400,
          body: { message: expect.stringContaining(`"${name}"`) },
        })
    expect(
      (await request('set-rule', { ...createValidBody({}), brand: 'alpha', field: 'username', change: { acceptedPattern: 'a\0' } })).status,
    ).toBe(400)
    expect((await request('set-rule', { brand: 'alpha', field: 'username', change: { 'a\0': 'x' } })).status).toBe(400)
  })

  it('causes no server error, whatever its value', async () => {
    const edgeCaseValues = [
      '-1',
      '1e999',
      '-1e999',
      '9007199254740991',
      '-9007199254740991',
      '0.5',
      '""',
      '"%00"',
      '"9999999999999999999999"',
      '"999999999999999999"',
    ]
    edgeCaseValues.push(
      'null',
      'true',
      '[]',
      '[1]',
      '{}',
      '{"a":1}',
      '"__proto__"',
      '"constructor"',
      `"${'x'.repeat(300)}"`,
      `"${'9'.repeat(300)}"`,
    )
    for (const { command, shape, name } of parameterCases)
      for (const value of sample(`${command} ${name}`, edgeCaseValues, 5)) {
        const { [name]: _, ...otherParameters } = createValidBody(shape)
        const body = `{${[`${JSON.stringify(name)}:${value}`, ...Object.entries(otherParameters).map((entry) => entry.map((keyOrValue) => JSON.stringify(keyOrValue)).join(':'))].join(',')}}`
        expect((await request(command, body)).status, `${command} ${name}=${value.slice(0, 40)}`).toBeLessThan(500)
      }
  })
})
