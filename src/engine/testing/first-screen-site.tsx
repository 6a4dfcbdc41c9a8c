import { useState, type ReactNode } from 'react'
import { useMatches } from '../../ui/hooks/use-matches.ts'
import type { RenderedFrom } from '../contract/site.ts'
import type { WidgetDefinition } from '../contract/widget.ts'
import { useEngine } from '../render/engine.ts'
import { useGamePages } from '../../features/games/use-game-pages.ts'
import { usePorts, usePreferences, useSite, useText } from '../render/hooks.ts'
import { useSearchParameter } from '../render/routing/use-search-state.ts'
import { smallBoot, smallGameMenu, smallPermission } from './small-site.ts'

const rendered: RenderedFrom = {
  permission: smallPermission(),
  gameMenus: [smallGameMenu('RNG', ['PP'])],
  theme: 'light',
  wide: true,
  edition: 1,
}

/** A page that comes with its first screen: light, for a wide screen, with one vendor. */
export const renderedBoot = { ...smallBoot(), rendered }

const widget = (kind: 'steps' | 'banner', View: () => ReactNode): WidgetDefinition => ({ kind, load: async () => ({ View }) })

/** Says what a first screen may differ in, and keeps something of its own. */
function Steps(): ReactNode {
  const text = useText()
  const vendors = useSite((site) => site.categories.flatMap((category) => category.vendors.map(({ code }) => code)))
  const { theme } = usePreferences()
  const seen = useMatches('(min-width: 1px)')
  const [open, setOpen] = useState(false)
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {[text('page_home_title'), ...vendors, theme, seen ? 'seen' : 'unseen', open ? 'open' : 'closed'].join(' ')}
    </button>
  )
}

function RequestingView(): ReactNode {
  void usePorts().system.status({ url: '' })
  return null
}

function List(): ReactNode {
  const { games, total } = useGamePages({ gameType: 'RNG' }, 1)
  return <p>{`${games[0]?.gameName} of ${total}`}</p>
}

const banner = widget('banner', () => <h1>banner</h1>)
export const renderedWidgets = [widget('steps', Steps), banner]
/** A widget that may not be part of a first screen: it asks the platform while it is rendered. */
export const requestingWidgets = [widget('steps', RequestingView), banner]
/** And one that looks at the browser. */
export const browserReadingWidgets = [widget('steps', () => useEngine().window.innerWidth), banner]

/** Two lists of the same games, one game long. */
export const gameListWidgets = [widget('steps', List), widget('banner', List)]

function ParameterDependent({ known }: { readonly known: readonly string[] }): ReactNode {
  const [page, topic] = [useSearchParameter('page', known), useSearchParameter('topic', known[0] === 'PP' ? known : undefined)]
  return <p>{`${page ?? 'none'} ${topic ?? 'none'}`}</p>
}

/** Two that go by the same parameters: of one both know all values that count, of the other only one does. */
export const dependentWidgets = [
  widget('steps', () => <ParameterDependent known={['PP', 'DS']} />),
  widget('banner', () => <ParameterDependent known={['DS', 'MG']} />),
]

/** What `renderedWidgets` render from `renderedBoot`. */
export const renderedHtml =
  '<!--&--><div class="page"><a class="skip" href="#main">Skip</a><header><!--$--><button type="button">Tiny PP light unseen closed</button><!--/$--></header><div class="body "><main id="main" class="main" tabindex="-1"><!--$--><h1>banner</h1><!--/$--></main></div></div><!--/&-->'
