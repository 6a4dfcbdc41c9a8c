import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { main } from '../../scripts/cli/main.ts'
import { type ForeignPlatform, foreignAccount, foreignEndpoints, startForeignPlatform } from './foreign-platform.ts'

let platform: ForeignPlatform
beforeAll(async () => (platform = await startForeignPlatform()))
afterAll(() => platform.stop())

interface Report {
  readonly results: readonly { readonly endpoint: string; readonly test: string; readonly result: string; readonly detail?: string }[]
}

async function runCli(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    paint: (_: unknown, text: string) => text,
    env: { LIVERY_CHECK_PASSWORD: foreignAccount.password },
  }
  const code = await main(args, io)
  return { code, out: out.join('\n'), err: err.join('\n') }
}
const getOrigin = (): string => `http://127.0.0.1:${String(platform.port)}`
const runCheck = (...args: readonly string[]) => runCli('platform', 'check', getOrigin(), '--username', foreignAccount.username, ...args)
const listFailedResults = ({ out }: { readonly out: string }) =>
  (JSON.parse(out) as Report).results
    .filter(({ result }) => result === 'failed')
    .map(({ endpoint, test, detail }) => [endpoint, test, detail])

describe('livery platform check', () => {
  it('passes a platform of ten endpoints, and tests each of them', async () => {
    const report = await runCheck('--json')
    expect(listFailedResults(report)).toEqual([])
    expect(report.code).toBe(0)
    const { results } = JSON.parse(report.out) as Report
    expect(new Set(results.map(({ endpoint }) => endpoint))).toEqual(new Set(foreignEndpoints))
    expect(results.filter(({ result }) => result === 'passed').length).toBeGreaterThan(20)
    expect(platform.unknownRequests).toEqual([])
  })

  it('reports an invalid value with its pointer, and exits with 1', async () => {
    platform.mutate('wallet.balance', () => ({ sumBalance: 4711 }))
    const report = await runCheck('--json')
    platform.mutate(undefined)
    expect(report.code).toBe(1)
    expect(listFailedResults(report)).toEqual([
      ['wallet.balance', 'valid input', expect.stringMatching(/^\/sumBalance: expected a string.*; found an integer$/)],
    ])
  })

  it('reports declared endpoints that are unknown, and required endpoints that are not declared', async () => {
    platform.mutate('system.status', (value) => {
      const status = value as { info: object }
      return { ...status, info: { ...status.info, endpoints: ['system.status', 'game.menu', 'session.login'] } }
    })
    const report = await runCheck('--json')
    platform.mutate(undefined)
    expect(listFailedResults(report)).toEqual([
      ['system.status', 'declares known endpoints', 'unknown: game.menu'],
      ['system.status', 'declares what a site needs', 'missing: game.menus, session.logout, member.info, wallet.balance'],
    ])
  })

  it('prints a human-readable report without the password', async () => {
    const { out, code } = await runCheck()
    expect(code).toBe(0)
    expect(out).toMatch(/^passed {3}system\.status/)
    expect(out).toMatch(/\d+ passed, 0 failed, \d+ skipped$/)
    expect(out).not.toContain(foreignAccount.password)
  })

  it('refuses to send the credentials of the test account to another machine without TLS', async () => {
    const { code, err } = await runCli('platform', 'check', 'http://lotus.example', '--username', 'a')
    expect([code, err]).toEqual([2, 'livery: http://lotus.example must use https: the test account is sent there.'])
  })
})

describe('livery validate --platform', () => {
  it('lists the pages that the platform does not support', async () => {
    const { out, code } = await runCli('validate', 'lotus', '--platform', getOrigin())
    expect(code).toBe(0)
    expect(out).toContain(
      'The page "depositv2" of the member centre will not be on the site: the platform does not support deposit.channels.',
    )
    expect(out).toContain('The page "vip" will not be on the site: the platform does not support')
  })
})
