import { act } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { Root } from 'react-dom/client'
import { fakePorts } from '../../adapters/fake-ports.ts'
import type { Measure } from '../contract/measure.ts'
import type { Ports } from '../contract/port.ts'
import type { SiteConfig } from '../contract/site.ts'
import type { WidgetDefinition } from '../contract/widget.ts'
import { features } from '../../features/index.ts'
import { createEngine } from '../render/create-engine.ts'
import type { Engine } from '../render/engine.ts'
import { startSite } from '../render/start/start-site.tsx'
import { smallBoot, smallGameMenu, smallPermission } from './small-site.ts'

type Stubs = { readonly [P in keyof Ports]?: Partial<Ports[P]> }

export interface Rendered {
  readonly engine: Engine
  readonly root: HTMLElement
  /** Lets everything that is under way come to its end. */
  settle(): Promise<void>
  /** Lets the browser have nothing to do for once, and what waited for that come to its end. */
  idle(): Promise<void>
}

export interface RenderOptions {
  readonly config?: Partial<SiteConfig>
  readonly widgets?: readonly WidgetDefinition[]
  readonly path?: string
  readonly token?: string
  readonly ports?: Stubs
  readonly measure?: Measure
  /** What is done with the engine before anything is rendered. */
  readonly prepare?: (engine: Engine) => void
}

/**
 * Starts a small site in the test's document. By default the platform is open, without flags, with one slots vendor;
 * the browser is never idle.
 */
export async function renderSite({
  config = {},
  widgets = [],
  path = '/index',
  token,
  ports = {},
  measure,
  prepare,
}: RenderOptions = {}): Promise<Rendered> {
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
  const repeated = vi.spyOn(window, 'setInterval')
  const channels = watchChannels()
  const engine = createEngine({
    boot: smallBoot(config),
    widgets,
    features,
    connect: () => fakePorts(stubs),
    getFile: async () => ({ page_home_title: 'Nhỏ' }),
    window,
    ...(measure && { measure }),
  })
  prepare?.(engine)
  const root = document.getElementById('root') as HTMLElement
  const site = await act(() => startSite(() => engine, root))
  onTestFinished(() => act(async () => leave(engine, site)))
  onTestFinished(() => repeated.mock.results.forEach(({ value }) => window.clearInterval(value as number)))
  onTestFinished(() => channels.forEach((channel) => channel.close()))
  await settle()
  const idle = async (): Promise<void> => {
    const waiting = vi.mocked(window.requestIdleCallback).mock.calls.splice(0)
    await act(async () => waiting.forEach(([then]) => then({ didTimeout: false, timeRemaining: () => 50 })))
    await settle()
  }
  return { engine, root, settle, idle }
}

/**
 * What a page has begun ends with it: no clock, watch or question of one test is there in the next, or after the
 * document is gone.
 */
function leave(engine: Engine, site: Root): void {
  engine.poller.stop()
  engine.location.close()
  site.unmount()
}

/** What the page says to others of its browser, and hears of them, from now on. */
function watchChannels(): readonly BroadcastChannel[] {
  const opened: BroadcastChannel[] = []
  const { BroadcastChannel } = globalThis
  class Watched extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      opened.push(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', Watched)
  return opened
}

/** So many times in a row nothing has changed: what was under way has come to its end. */
const calm = 3
/** A page that never comes to rest is left as it is. */
const maxRounds = 100

/**
 * Parts of the program may ask for others once they stand, and those take as long as the machine is busy: what is
 * waited for is the page, not the clock.
 */
async function settle(): Promise<void> {
  for (let round = 0, unchanged = 0, before = ''; unchanged < calm && round < maxRounds; round++) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      await vi.dynamicImportSettled()
    })
    const now = document.body.innerHTML
    unchanged = now === before ? unchanged + 1 : 0
    before = now
  }
}

/**
 * Makes the test's document a page that asks whether visits may be counted, or may count them; with what its browser
 * keeps.
 */
export function visitPage(visits?: 'asked' | 'counted', kept?: string): void {
  document.head.innerHTML = visits === undefined ? '' : `<meta name="livery-visits" content="${visits}">`
  document.cookie = kept === undefined ? 'visits=; path=/; max-age=-1' : `visits=${kept}; path=/`
}
