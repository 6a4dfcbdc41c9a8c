import { expect } from 'vitest'
import { createBoot } from '../../server/pages/boot.ts'
import { toServedMerchant } from '../../server/modules/brands/served-merchant.ts'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import type { Boot } from '../../src/engine/index.ts'
import type { Menus, Page, Route } from '../../src/generated/config.ts'
import { type BrowserEndpoint, calls as firstCalls } from '../../src/generated/first-calls.js'
import { calls as laterCalls } from '../../src/generated/later-calls.js'
import { sample } from '../depth.ts'
import { alpha } from '../platform/small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from '../platform/test-platform.ts'
import { createInvalidResponses, type InvalidResponse } from './invalid-responses.ts'
import { type ResponseHandler, type OpenedPage, openPage } from './open-page.ts'

/** A call that a page made, with the parsed response of the platform. */
interface RecordedCall {
  readonly method: string
  readonly envelope: { readonly value: unknown }
}

type Nodes = Pick<Page, 'nodes'>

/** Whose session a page is opened with. A visitor has none. */
export type Viewer = 'visitor' | 'player' | 'agent'

/** A brand on a real platform with responses that can be corrupted on their way to a page. */
export interface TestSite {
  readonly boot: Boot
  readonly platform: TestPlatform
  /** The token of the logged-in player. */
  readonly token: string
  /**
   * Opens a page with valid responses. Returns the calls that the page makes, by path without the query, each with its
   * response. Throws if the page does not call every path in `requiredCalls` or has a fault.
   */
  recordCalls(path: string, viewer: Viewer, requiredCalls?: readonly string[]): Promise<ReadonlyMap<string, RecordedCall>>
  /**
   * Opens a page once for each of these responses to a call, and returns the faults. Outside a deep run, only a sample
   * of five responses is used.
   */
  findFaultsOfCall(path: string, viewer: Viewer, call: string, invalidResponses: readonly InvalidResponse[]): Promise<readonly string[]>
  /**
   * Opens a page as the player, with `respond` in place of the platform for one call, and returns the text of the page.
   * Waits until the expected text appears, up to a timeout.
   */
  getPageText(path: string, call: string, respond: ResponseHandler, expectedText: string): Promise<string>
  stop(): Promise<void>
}

export async function openTestSite(): Promise<TestSite> {
  const platform = await startTestPlatform()
  const servedMerchant = toServedMerchant(await compileMerchant(platform.merchantsDir, 'alpha'))
  if (!servedMerchant) throw new Error('The brand alpha is not valid.')
  const baseBoot = createBoot(servedMerchant, 'EN') as Boot
  const { settings, routes, overlays, pages, menus } = baseBoot.config
  const notFoundPage = pages['notFound']
  if (!notFoundPage) throw new Error('The brand alpha has no page "notFound".')
  const isolatedPages = createIsolatedPages({ ...pages, ...listMenuPages(menus) }, notFoundPage)
  const withCallTimeout = (callTimeoutSeconds: number): Boot => ({
    ...baseBoot,
    config: {
      ...baseBoot.config,
      pages: { ...pages, ...isolatedPages },
      routes: {
        ...routes,
        routes: {
          ...routes.routes,
          ...createOverlayRoutes(Object.keys(overlays.overlays)),
          ...createIsolatedRoutes(Object.keys(isolatedPages)),
        },
      },
      settings: { ...settings, times: { ...settings.times, callTimeoutSeconds } },
    },
  })
  const boot = withCallTimeout(0.3)
  /** A boot with a longer call timeout, for tests that wait for a text on a busy machine. */
  const longTimeoutBoot = withCallTimeout(5)
  const { token } = await platform.logIn(alpha, 'player')
  await platform.runAdminCommand('create-account', {
    brand: 'alpha',
    username: 'belowagent',
    type: 0,
    password: testPassword,
    upline: 'agent',
  })
  const tokens = { visitor: undefined, player: token, agent: (await platform.logIn(alpha, 'agent')).token }
  await offerContract(platform, tokens.agent)
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`http://${alpha}/`)
  const recordedResponses = new Map<string, { readonly status: number; readonly text: string }>()

  /** Sends each request to the platform once, and replays its response, because the address of a game is single-use. */
  const replayPlatformResponse: ResponseHandler = async (method, url, token, body) => {
    const key = `${method} ${url} ${token ?? ''}`
    const recordedResponse = recordedResponses.get(key)
    if (recordedResponse) return new Response(recordedResponse.text, { status: recordedResponse.status })
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const payload = body === undefined ? {} : { body: JSON.parse(body) as object }
    const { status, text } = await platform.send(method, url, { host: alpha, headers, ...payload })
    recordedResponses.set(key, { status, text })
    return new Response(text, { status })
  }

  const openPageWith = (
    path: string,
    viewer: Viewer,
    call: string,
    respond: ResponseHandler,
    isReady?: () => boolean,
  ): Promise<OpenedPage> => {
    let isCalled = false
    const respondToPage: ResponseHandler = (method, url, token, body) => {
      if (stripQuery(url) !== call) return replayPlatformResponse(method, url, token, body)
      isCalled = true
      return respond(method, url, token, body)
    }
    return openPage(isReady ? longTimeoutBoot : boot, path, respondToPage, tokens[viewer], () => isCalled && (isReady?.() ?? true))
  }

  return {
    boot,
    platform,
    token,
    recordCalls: async (path, viewer, requiredCalls = []) => {
      const calls = new Map<string, RecordedCall>()
      const recordCall: ResponseHandler = async (method, url, token, body) => {
        const response = await replayPlatformResponse(method, url, token, body)
        const envelope = (await response.clone().json()) as { value?: unknown }
        calls.set(stripQuery(url), { method, envelope: { ...envelope, value: envelope.value ?? null } })
        return response
      }
      const openedPage = await openPage(boot, path, recordCall, tokens[viewer], () => requiredCalls.every((name) => calls.has(name)))
      expect(findFaults(openedPage), path).toEqual([])
      expect(
        requiredCalls.filter((name) => !calls.has(name)),
        path,
      ).toEqual([])
      return calls
    },
    findFaultsOfCall: async (path, viewer, call, invalidResponses) => {
      const faults: string[] = []
      for (const { description, respond } of sample(`${path} ${call}`, invalidResponses, 5)) {
        faults.push(
          ...findFaults(await openPageWith(path, viewer, call, respond)).map(
            (fault) => `${path} with ${call}${description}: the page ${fault}`,
          ),
        )
      }
      return faults
    },
    getPageText: async (path, call, respond, expectedText) =>
      (await openPageWith(path, 'player', call, respond, () => document.body.textContent.includes(expectedText))).text,
    stop: () => platform.stop(),
  }
}

/** Creates a downline agent of `agent`, and offers it a dividend contract. `token` is the token of `agent`. */
async function offerContract(platform: TestPlatform, token: string): Promise<void> {
  const brand = 'alpha'
  const username = 'belowcontract'
  await platform.runAdminCommand('set-flag', { brand, flag: 'AGENTPOLICY3', on: true })
  await platform.runAdminCommand('set-contract', { brand, username: 'agent', kind: 'dividend', on: true })
  await platform.runAdminCommand('create-account', { brand, username, type: 1, password: testPassword, upline: 'agent' })
  const terms = { period: 'H', validBet: '1000', profitLoss: '500', activeMembers: '5', rate: '3.5' } as const
  const { status } = await platform.call('agent.dividendRequest', { username, ...terms }, { host: alpha, token })
  expect(status).toBe(200)
}

/** Returns the path at which an overlay is open above a page that makes few calls. */
export const getOverlayPath = (overlay: string): string => `/open/${overlay}`

const createOverlayRoutes = (overlays: readonly string[]): Readonly<Record<string, Route>> =>
  Object.fromEntries(
    overlays.map((overlay) => [
      `open-${overlay}`,
      { path: getOverlayPath(overlay), page: 'notFound', layout: 'helpOnly', overlay, open: true },
    ]),
  )

/**
 * Returns the path of a page that contains one part of a page and the content of the not-found page, which has a link.
 * A response affects the part in the same way as on the whole page, but the page renders faster.
 */
export const getIsolatedPath = (page: string, part: string): string => `/alone-${page}-${part}`

const createIsolatedPages = (groups: Readonly<Record<string, Nodes>>, basePage: Page): Readonly<Record<string, Page>> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([id, { nodes }]) =>
      Object.entries(nodes).map(([part, node]) => [
        getIsolatedPath(id, part).slice(1),
        { ...basePage, nodes: { [part]: node, ...basePage.nodes } },
      ]),
    ),
  )

/** Returns the pages of the member and agent centres, keyed by centre and page, such as `member-withdraw`. */
export const listMenuPages = ({ member, agent }: Pick<Menus, 'member' | 'agent'>): Readonly<Record<string, Nodes>> =>
  Object.fromEntries(
    Object.entries({ member, agent }).flatMap(([centre, { items }]) =>
      Object.entries(items).map(([id, item]) => [`${centre}-${id}`, item]),
    ),
  )

const createIsolatedRoutes = (ids: readonly string[]): Readonly<Record<string, Route>> =>
  Object.fromEntries(ids.map((id) => [id, { path: `/${id}`, page: id, layout: 'helpOnly', open: true }]))

/** Returns the invalid variants of the response to a recorded call. */
export function listInvalidResponses(calls: ReadonlyMap<string, RecordedCall>, path: string): readonly InvalidResponse[] {
  const recordedCall = calls.get(path)
  const call = browserCalls.find((browserCall) => browserCall.path === path && browserCall.method === recordedCall?.method)
  if (!recordedCall || !call) throw new Error(`No call to ${path} was recorded.`)
  return createInvalidResponses(recordedCall.envelope, call.isValid)
}

const browserCalls: readonly BrowserEndpoint[] = [...Object.values(firstCalls), ...Object.values(laterCalls)]

const stripQuery = (url: string): string => url.replace(/\?.*/, '')

/**
 * Returns the faults of a page: raw text keys or values in its text, fewer than 20 characters of text, no link or
 * enabled button, reports that occur twice, and reported errors.
 */
function findFaults({ text, isUsable, reports }: OpenedPage): readonly string[] {
  const rawTexts = [...text.matchAll(/\b[a-z]+(?:_[a-zA-Z0-9]+)+\b|\[object \w+\]|\bundefined\b|\bNaN\b|\{"\w+/g)].map(
    ([rawText]) => `shows ${rawText}`,
  )
  const reportLines = reports.map(({ kind, message, pointer }) => `${kind} ${pointer ?? ''} ${message}`)
  return [
    ...new Set(rawTexts),
    ...(text.trim().length < 20 ? ['is empty'] : []),
    ...(isUsable ? [] : ['has no link or enabled button']),
    ...reportLines.filter((line, index) => reportLines.indexOf(line) !== index).map((repeatedLine) => `reports twice: ${repeatedLine}`),
    ...reports.filter(({ kind }) => kind === 'widget' || kind === 'error').map(({ message }) => `throws: ${message}`),
  ]
}
