import { Suspense, type ReactNode } from 'react'
import { lazyView, type WidgetViewProps } from '../../engine/index.ts'
import { Games, GameSection } from '../../features/games/index.ts'
import { afterPaint } from '../../ui/hooks/timing.ts'
/* The server renders the list, whose own part comes later: its styles come with the page. */
import './style.module.css'
import { useListLook } from './use-list-look.ts'

/** Every game of a category, or of the site, and more of them as one comes to the end. */
export function View(widget: WidgetViewProps<'game-list'>): ReactNode {
  return (
    <Suspense fallback={<Waiting {...widget} />}>
      <List {...widget} />
    </Suspense>
  )
}

/** The games are the platform's to tell: the list comes after the first picture, which keeps its room. */
const List = lazyView('game-list/list', async () => {
  await afterPaint()
  return (await import('./list.tsx')).List
})

function Waiting({ props, node }: WidgetViewProps<'game-list'>): ReactNode {
  const { heading, layout, pageSize, label } = useListLook(props, node.pointer)
  return (
    <GameSection {...heading} tabs={props.tabs && 'waiting'} busy>
      <Games {...layout} games={[]} waiting={pageSize} label={label} />
    </GameSection>
  )
}
