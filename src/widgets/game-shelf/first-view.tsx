import { Suspense, type ReactNode } from 'react'
import { lazyView, type WidgetViewProps } from '../../engine/index.ts'
import { afterPaint } from '../../ui/hooks/timing.ts'

/** A chosen few games. They are the platform's to tell, and come after the first picture. */
export function View(widget: WidgetViewProps<'game-shelf'>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Shelf {...widget} />
    </Suspense>
  )
}

const Shelf = lazyView('game-shelf/shelf', async () => {
  await afterPaint()
  return (await import('./shelf.tsx')).Shelf
})
