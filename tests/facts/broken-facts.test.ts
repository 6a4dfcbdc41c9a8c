// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import type { Boot } from '../../src/engine/index.ts'
import { bootOf } from '../../server/serving/boot.ts'
import { toServed } from '../../server/serving/served-merchant.ts'
import { alpha } from '../platform/small-brands.ts'
import { type TestPlatform, withPlatform } from '../platform/with-platform.ts'
import { breakAnswer } from './break-answer.ts'
import { type OpenedPage, openPage } from './open-page.ts'

let platform: TestPlatform
let boot: Boot
let token: string
/** What the platform answers when all is well, by method and path. */
const known = new Map<string, { readonly status: number; readonly text: string }>()

beforeAll(async () => {
  platform = await withPlatform()
  const served = toServed(await compileMerchant(platform.merchantsDir, 'alpha'))
  if (!served) throw new Error('alpha is not valid')
  boot = bootOf(served, 'EN') as Boot
  const { settings } = boot.config
  boot = { ...boot, config: { ...boot.config, settings: { ...settings, times: { ...settings.times, callTimeoutSeconds: 0.3 } } } }
  token = (await platform.logIn(alpha, 'player')).token
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`http://${alpha}/`)
})
afterAll(() => platform.stop())

async function wellAnswered(method: string, path: string, withToken: boolean): Promise<Response> {
  const key = `${method} ${path} ${String(withToken)}`
  const before = known.get(key)
  if (before) return new Response(before.text, { status: before.status })
  const headers = withToken ? { authorization: `Bearer ${token}` } : {}
  const { status, text } = await platform.send(method, path, { host: alpha, headers })
  known.set(key, { status, text })
  return new Response(text, { status })
}

/** What is wrong with a page, in words. */
function faults({ text, wayOn, reports }: OpenedPage): readonly string[] {
  const found = [...text.matchAll(/\b[a-z]+(?:_[a-zA-Z0-9]+)+\b|\[object \w+\]|\bundefined\b|\bNaN\b|\{"\w+/g)].map(
    ([raw]) => `shows ${raw}`,
  )
  const marks = reports.map(({ kind, message, pointer }) => `${kind} ${pointer ?? ''} ${message}`)
  return [
    ...new Set(found),
    ...(text.trim().length < 20 ? ['is empty'] : []),
    ...(wayOn ? [] : ['has no way on']),
    ...marks.filter((mark, index) => marks.indexOf(mark) !== index).map((mark) => `reports twice: ${mark}`),
    ...reports.filter(({ kind }) => kind === 'widget' || kind === 'error').map(({ message }) => `throws: ${message}`),
  ]
}

/** The calls that a page makes, each with its good answer. */
async function callsOf(
  path: string,
  loggedIn: boolean,
  names: readonly string[],
): Promise<ReadonlyMap<string, { readonly value: unknown }>> {
  const calls = new Map<string, { readonly value: unknown }>()
  const opened = await openPage(
    boot,
    path,
    async (method, asked, withToken) => {
      const answer = await wellAnswered(method, asked, withToken)
      const envelope = (await answer.clone().json()) as { value?: unknown }
      calls.set(asked.replace(/\?.*/, ''), { ...envelope, value: envelope.value ?? null })
      return answer
    },
    loggedIn ? token : undefined,
    () => names.every((name) => calls.has(name)),
  )
  expect(faults(opened), path).toEqual([])
  return calls
}

/** What each page lives on, and who looks at it. What the first picture waits for is broken once, at home. */
const pages: readonly (readonly [path: string, loggedIn: boolean, calls: readonly string[]])[] = [
  ['/index', false, ['/wps/system/status', '/lgw/games/game_menus']],
  ['/index', true, ['/wps/member/info', '/wps/v2/wallets/balance']],
  ['/noticePage', false, ['/wps/announcement/list']],
  ['/vip', true, ['/wps/vip/ranks']],
  ['/help', false, ['/wps/system/helpCenter']],
]

describe('a fact that is broken', () => {
  it.each(pages)('leaves %s a page with a way on (logged in: %s)', { timeout: 240_000 }, async (path, loggedIn, names) => {
    const calls = await callsOf(path, loggedIn, names)
    const bad: string[] = []
    for (const call of names)
      for (const { what, answer } of breakAnswer(calls.get(call) ?? { value: undefined })) {
        let met = false
        const opened = await openPage(
          boot,
          path,
          (method, asked, withToken) => {
            if (asked.replace(/\?.*/, '') !== call) return wellAnswered(method, asked, withToken)
            met = true
            return answer()
          },
          loggedIn ? token : undefined,
          () => met,
        )
        bad.push(...faults(opened).map((fault) => `${call}${what}: the page ${fault}`))
      }
    expect(names.filter((name) => !calls.has(name))).toEqual([])
    expect(bad).toEqual([])
  })
})
