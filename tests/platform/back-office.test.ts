import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands } from '../../server/admin-api/commands.ts'
import { describeCommand, groupPages } from '../../server/admin-api/describe-commands.ts'
import {
  type Command,
  listAvailableCommands,
  groupPageCommands,
  groupSubjectCommands,
  listSubjectParameters,
} from '../../src/back-office/commands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const admin = { id: 'x', name: 'Ann', kind: 'person', roles: [{ merchant: '*', role: 'admin' }] } as const
const commands = Object.entries(allCommands).map(([name, command]) =>
  describeCommand(name, command, { operator: admin, merchants: ['*'] }),
) as unknown as readonly Command[]
const groups = groupPages(Object.values(allCommands))

/** Returns the names of the available commands that can be reached from the pages and from the rows of their lists. */
function listReachableCommands(availableCommands: readonly Command[]): ReadonlySet<string> {
  const pages = groups.flatMap(({ pages: groupedPages }) => groupedPages)
  const reachableCommands = new Set(pages.flatMap((page) => Object.values(groupPageCommands(page, availableCommands)).flat()))
  const remainingParameters = new Set(listSubjectParameters(availableCommands))
  for (let hasProgress = true; hasProgress;) {
    hasProgress = false
    for (const parameter of remainingParameters) {
      if (![...reachableCommands].some(({ rows, reads }) => reads && rows?.parameter === parameter)) continue
      remainingParameters.delete(parameter)
      hasProgress = true
      const { summary, views, actions } = groupSubjectCommands(parameter, availableCommands)
      for (const command of [...(summary ? [summary] : []), ...views, ...actions]) reachableCommands.add(command)
    }
  }
  return new Set([...reachableCommands].map(({ name }) => name))
}

describe('the back office', () => {
  it('offers every admin command on a page or on a row, except commands that state why they are for the console only', () => {
    const access = { id: 'x', name: 'Ann', permissions: commands.map(({ permission }) => permission), expiresAt: null }
    const brand = { id: 'alpha', name: 'Alpha', permissions: access.permissions }
    const reachableNameSets = ['alpha', '*'].map((id) =>
      listReachableCommands(listAvailableCommands(commands, { ...access, brands: [brand] }, id)),
    )
    for (const { name, consoleOnly } of commands)
      if (consoleOnly === undefined)
        expect(
          reachableNameSets.some((names) => names.has(name)),
          name,
        ).toBe(true)
      else {
        expect(consoleOnly, name).toMatch(/^[A-Z].{20,}\.$/)
        expect(
          reachableNameSets.some((names) => names.has(name)),
          name,
        ).toBe(false)
      }
  })

  it('offers each command under a unique title', () => {
    const titles = commands.map(({ title }) => title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    for (const title of titles) expect(title).toMatch(/^[A-Z][\w -]+$/)
  })

  it('offers a choice for a parameter with a fixed set of values', () => {
    const findParameters = (name: string) => commands.find((command) => command.name === name)?.parameters.properties
    expect(findParameters('set-status')?.['status']).toEqual({ type: 'string', enum: ['open', 'maintenance'] })
    expect(findParameters('deposits')?.['state']?.enum).toContain('review')
    expect(findParameters('set-analytics')?.['gtagId']).not.toHaveProperty('enum')
  })

  it('has a reason field for each sensitive command', () => {
    const sensitiveCommands = commands.filter((command) => command.sensitive)
    expect(sensitiveCommands.length).toBeGreaterThan(20)
    expect(sensitiveCommands.filter(({ parameters }) => !Object.hasOwn(parameters.properties, 'reason'))).toEqual([])
  })

  it('identifies the rows of each list by a property that they have', async () => {
    const token = await platform.getOperatorToken('Walking')
    for (const { name, rows, parameters } of commands) {
      if (!rows || parameters.required.some((parameter) => parameter !== 'brand')) continue
      const brand = Object.hasOwn(parameters.properties, 'brand') ? { brand: 'alpha' } : {}
      const { status, body } = await platform.send('POST', `/_livery/admin/${name}`, {
        host: 'localhost',
        body: brand,
        headers: { authorization: `Bearer ${token}` },
      })
      expect(status, name).toBe(200)
      if (Array.isArray(body.value)) for (const row of body.value as readonly object[]) expect(row, name).toHaveProperty(rows.property)
    }
  })
})
