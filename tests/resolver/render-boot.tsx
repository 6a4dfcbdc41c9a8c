import { act } from 'react'
import { vi } from 'vitest'
import { createFakePorts } from '../../src/adapters/fake-ports.ts'
import type { FetchedFacts } from '../../src/engine/contract/facts.ts'
import {
  type Boot,
  createEngine,
  Nodes,
  startSite,
  useRouteId,
  type WidgetDefinition,
  type WidgetViewProps,
} from '../../src/engine/index.ts'
import { describePage } from '../../src/engine/resolve/describe-page.ts'
import type { WidgetKind } from '../../src/engine/contract/site.ts'
import { View as Banner } from '../../src/widgets/banner/eager-view.tsx'
import { widgets } from '../../src/widgets/index.ts'

/** The content of a page that both server and browser resolve. */
export interface PageContent {
  /** The path after redirects, with the query. */
  readonly path: string
  readonly found: boolean
  /** The language tag of the page. */
  readonly language: string
  readonly title: string
  readonly description: string
  readonly canonical: string | undefined
  /** The text for browsers without JavaScript. */
  readonly needsScript: string
  /** The kinds of the page's widgets, including those in containers. */
  readonly kinds: readonly string[]
  /** The URLs of the images that are preloaded. */
  readonly preloadedImages: readonly string[]
}

/** Creates a stub that renders a widget's kind, route and children. Banners are real, because they choose an image. */
function createStub(kind: WidgetKind): WidgetDefinition {
  const View = (widget: WidgetViewProps<WidgetKind>) => (
    <div data-kind={kind} data-route={useRouteId()}>
      <Nodes nodes={widget.node.nodes} />
    </div>
  )
  if (kind !== 'banner') return { kind, load: async () => ({ View }) }
  const BannerView = (widget: WidgetViewProps<'banner'>) => (
    <div data-kind={kind} data-route={useRouteId()}>
      <Banner {...widget} />
    </div>
  )
  return { kind, load: async () => ({ View: BannerView }) }
}

const stubs = widgets.map(({ kind }) => createStub(kind))

/**
 * Starts the app in the test's document at a path, with the boot data of a page and these facts of the platform.
 * Returns the content of the page that it renders.
 */
export async function renderBoot(
  bootJson: string,
  path: string,
  { permission, gameMenus }: Pick<FetchedFacts, 'permission' | 'gameMenus'>,
): Promise<PageContent> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.sessionStorage.clear()
  window.localStorage.clear()
  window.scrollTo = () => undefined
  window.requestIdleCallback = () => 0
  window.history.replaceState(null, '', path)
  document.title = ''
  document.body.innerHTML = '<div id="root"></div>'
  const { rendered: _rendered, ...boot } = JSON.parse(bootJson) as Boot
  const createPorts = () =>
    createFakePorts({ system: { status: async () => permission }, game: { menus: async () => ({ data: { lanes: [...gameMenus] } }) } })
  const getFile = () => Promise.reject(new Error('Unexpected request: the boot data contains the texts.'))
  const engine = createEngine({ boot, widgets: stubs, features: [], createPorts, getFile, window })
  const root = await act(() => startSite(() => engine, document.getElementById('root') as HTMLElement))
  await act(async () => vi.dynamicImportSettled())
  const elements = [...document.querySelectorAll<HTMLElement>('#root [data-kind]')].filter((element) => element.closest('dialog') === null)
  const id = elements[0]?.dataset['route'] ?? ''
  const { language, text } = engine.texts.get()
  const { routes, languages } = engine.config
  const content = {
    path: window.location.pathname + window.location.search,
    found: id !== routes.notFound,
    language: languages.catalogue[language]?.tag ?? '',
    ...describePage(engine.config, routes.routes[id] ?? { path: '' }, text),
    title: document.title,
    needsScript: text('page_needs_script'),
    kinds: [...new Set(elements.map((element) => element.dataset['kind'] ?? ''))].sort(),
    preloadedImages: [...document.querySelectorAll('#root img[fetchpriority=high]')].flatMap(listImageUrls).sort(),
  }
  engine.poller.stop()
  await act(async () => root.unmount())
  return content
}

/** Returns the URLs of an image and of its alternatives. */
const listImageUrls = (image: Element): readonly string[] => [
  image.getAttribute('src') ?? '',
  ...[...(image.parentElement?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('srcset') ?? ''),
]
