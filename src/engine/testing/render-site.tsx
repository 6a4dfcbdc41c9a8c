import { act } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { Root } from 'react-dom/client'
import { createFakePorts } from '../../adapters/fake-ports.ts'
import type { SendAnalyticsEvent } from '../contract/analytics.ts'
import type { Ports } from '../contract/port.ts'
import type { SiteConfig } from '../contract/site.ts'
import type { WidgetDefinition } from '../contract/widget.ts'
import { features } from '../../features/index.ts'
import { createEngine } from '../render/create-engine.ts'
import type { Engine } from '../render/engine.ts'
import { startSite } from '../render/start/start-site.tsx'
import { smallBoot, smallGameMenu, smallPermission } from './small-site.ts'

type PortStubs = { readonly [P in keyof Ports]?: Partial<Ports[P]> }

export interface RenderedSite {
  readonly engine: Engine
  readonly root: HTMLElement
  /** Waits until the page stops changing. */
  settle(): Promise<void>
  /** Runs the pending idle callbacks and waits until the page stops changing. */
  runIdleCallbacks(): Promise<void>
}

export interface RenderOptions {
  readonly config?: Partial<SiteConfig>
  readonly widgets?: readonly WidgetDefinition[]
  readonly path?: string
  readonly token?: string
  readonly ports?: PortStubs
  readonly sendAnalyticsEvent?: SendAnalyticsEvent
  /** Called with the engine before anything is rendered. */
  readonly prepare?: (engine: Engine) => void
}

/**
 * Starts a small site in the test's document. By default the platform is open, without flags, with one slots vendor.
 * Idle callbacks run only in `runIdleCallbacks`.
 */
export async function renderSite({
  config = {},
  widgets = [],
  path = '/index',
  token,
  ports = {},
  sendAnalyticsEvent,
  prepare,
}: RenderOptions = {}): Promise<RenderedSite> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.sessionStorage.clear()
  window.localStorage.clear()
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo
  window.requestIdleCallback = vi.fn()
  if (token !== undefined) window.sessionStorage.setItem('token', token)
  window.history.replaceState(null, '', path)
  document.body.innerHTML = '<div id="root"></div>'
  const stubs = {
    ...ports,
    system: { status: async () => smallPermission(), ...ports.system },
    game: { menus: async () => ({ data: { lanes: [smallGameMenu('RNG', ['PP'])] } }), ...ports.game },
  }
  const setIntervalSpy = vi.spyOn(window, 'setInterval')
  const channels = recordChannels()
  const engine = createEngine({
    boot: smallBoot(config),
    widgets,
    features,
    createPorts: () => createFakePorts(stubs),
    getFile: async () => ({ page_home_title: 'Nhỏ' }),
    window,
    ...(sendAnalyticsEvent && { sendAnalyticsEvent }),
  })
  prepare?.(engine)
  const root = document.getElementById('root') as HTMLElement
  const reactRoot = await act(() => startSite(() => engine, root))
  onTestFinished(() => act(async () => stopSite(engine, reactRoot)))
  onTestFinished(() => setIntervalSpy.mock.results.forEach(({ value }) => window.clearInterval(value as number)))
  onTestFinished(() => channels.forEach((channel) => channel.close()))
  await settle()
  const runIdleCallbacks = async (): Promise<void> => {
    const callbacks = vi.mocked(window.requestIdleCallback).mock.calls.splice(0)
    await act(async () => callbacks.forEach(([callback]) => callback({ didTimeout: false, timeRemaining: () => 50 })))
    await settle()
  }
  return { engine, root, settle, runIdleCallbacks }
}

/** Stops polling, stops listening to navigation and unmounts the page, so that one test does not affect the next. */
function stopSite(engine: Engine, reactRoot: Root): void {
  engine.poller.stop()
  engine.location.close()
  reactRoot.unmount()
}

/** Records the broadcast channels that the page opens from now on. */
function recordChannels(): readonly BroadcastChannel[] {
  const channels: BroadcastChannel[] = []
  const { BroadcastChannel } = globalThis
  class RecordedChannel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', RecordedChannel)
  return channels
}

/** Number of consecutive rounds without a change after which the page counts as settled. */
const settledRounds = 3
/** Maximum number of rounds. */
const maxRounds = 100

/**
 * Waits until the page stops changing, at most for `maxRounds`. Modules may load others after they render, which takes
 * longer on a busy machine, so the HTML of successive rounds is compared instead of waiting for a fixed time.
 */
async function settle(): Promise<void> {
  for (let round = 0, unchanged = 0, previousHtml = ''; unchanged < settledRounds && round < maxRounds; round++) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      await vi.dynamicImportSettled()
    })
    const html = document.body.innerHTML
    unchanged = html === previousHtml ? unchanged + 1 : 0
    previousHtml = html
  }
}

/**
 * Sets up the test's document as a page that asks for consent to visit statistics or may count visits, with an optional
 * stored answer.
 */
export function setUpConsentPage(trackingMode?: 'consent-required' | 'enabled', storedAnswer?: string): void {
  document.head.innerHTML = trackingMode === undefined ? '' : `<meta name="livery-visits" content="${trackingMode}">`
  document.cookie = storedAnswer === undefined ? 'visits=; path=/; max-age=-1' : `visits=${storedAnswer}; path=/`
}
