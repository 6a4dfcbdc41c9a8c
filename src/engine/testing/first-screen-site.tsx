import { useState, type ReactNode } from 'react'
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts'
import type { FirstScreenData } from '../contract/site.ts'
import type { WidgetDefinition } from '../contract/widget.ts'
import { useEngine } from '../render/engine.ts'
import { useGamePages } from '../../features/games/use-game-pages.ts'
import { usePorts, usePreferences, useSite, useText } from '../render/hooks.ts'
import { useSearchParameter } from '../render/routing/use-search-state.ts'
import { smallBoot, smallGameMenu, smallPermission } from './small-site.ts'

const firstScreenData: FirstScreenData = {
  permission: smallPermission(),
  gameMenus: [smallGameMenu('RNG', ['PP'])],
  theme: 'light',
  wide: true,
  revision: 1,
}

/** Boot data of a page with a server-rendered first screen: light theme, wide screen, one vendor. */
export const renderedBoot = { ...smallBoot(), rendered: firstScreenData }

const createWidgetDefinition = (kind: 'steps' | 'banner', View: () => ReactNode): WidgetDefinition => ({
  kind,
  load: async () => ({ View }),
})

/** A view with state. Its content depends on the texts, the vendors, the theme and a media query. */
function Steps(): ReactNode {
  const text = useText()
  const vendors = useSite((site) => site.categories.flatMap((category) => category.vendors.map(({ code }) => code)))
  const { theme } = usePreferences()
  const matches = useMediaQuery('(min-width: 1px)')
  const [open, setOpen] = useState(false)
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {[text('page_home_title'), ...vendors, theme, matches ? 'seen' : 'unseen', open ? 'open' : 'closed'].join(' ')}
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

const banner = createWidgetDefinition('banner', () => <h1>banner</h1>)
export const renderedWidgets = [createWidgetDefinition('steps', Steps), banner]
/** Widgets, one of which requests data while rendering. This is not allowed in a first screen. */
export const requestingWidgets = [createWidgetDefinition('steps', RequestingView), banner]
/** Widgets, one of which reads the window size while rendering. This is not allowed in a first screen. */
export const browserReadingWidgets = [createWidgetDefinition('steps', () => useEngine().window.innerWidth), banner]

/** Two widgets that request the same list, and show the name of its first game and the number of games. */
export const gameListWidgets = [createWidgetDefinition('steps', List), createWidgetDefinition('banner', List)]

function ParameterDependent({ knownValues }: { readonly knownValues: readonly string[] }): ReactNode {
  const [page, topic] = [
    useSearchParameter('page', knownValues),
    useSearchParameter('topic', knownValues[0] === 'PP' ? knownValues : undefined),
  ]
  return <p>{`${page ?? 'none'} ${topic ?? 'none'}`}</p>
}

/**
 * Two widgets that depend on the same two parameters: both declare the known values of `page`, and only one declares
 * those of `topic`.
 */
export const dependentWidgets = [
  createWidgetDefinition('steps', () => <ParameterDependent knownValues={['PP', 'DS']} />),
  createWidgetDefinition('banner', () => <ParameterDependent knownValues={['DS', 'MG']} />),
]

/** The HTML that `renderedWidgets` render from `renderedBoot`. */
export const renderedHtml =
  '<!--&--><div class="page"><a class="skip" href="#main">Skip</a><header><!--$--><button type="button">Tiny PP light unseen closed</button><!--/$--></header><div class="body "><main id="main" class="main" tabindex="-1"><!--$--><h1>banner</h1><!--/$--></main></div></div><!--/&-->'
