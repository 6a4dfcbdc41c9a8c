import { Suspense, type ReactNode } from 'react'
import { lazyView, type WidgetViewProps } from '../../engine/index.ts'
import { Games, GameSection } from '../../features/games/index.ts'
import { waitForPaint } from '../../ui/hooks/timing.ts'
/* The server renders the list, whose chunk loads later, so its styles are in the entry bundle. */
import './style.module.css'
import { useListLayout } from './use-list-layout.ts'

/** All games of a category or of the site, as an infinite list. */
export function View(widget: WidgetViewProps<'game-list'>): ReactNode {
  return (
    <Suspense fallback={<Placeholder {...widget} />}>
      <List {...widget} />
    </Suspense>
  )
}

/** The list loads after the first paint, since its games come from the platform. A placeholder reserves its space. */
const List = lazyView('game-list/list', async () => {
  await waitForPaint()
  return (await import('./list.tsx')).List
})

function Placeholder({ props, node }: WidgetViewProps<'game-list'>): ReactNode {
  const { heading, layout, pageSize, label } = useListLayout(props, node.pointer)
  return (
    <GameSection {...heading} tabs={props.tabs && 'loading'} busy>
      <Games {...layout} games={[]} skeletonCount={pageSize} label={label} />
    </GameSection>
  )
}
