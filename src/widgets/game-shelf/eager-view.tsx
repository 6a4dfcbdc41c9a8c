import { Suspense, type ReactNode } from 'react'
import { lazyView, type WidgetViewProps } from '../../engine/index.ts'
import { waitForPaint } from '../../ui/hooks/timing.ts'

/** A short list of games. It loads after the first paint, since its games come from the platform. */
export function View(widget: WidgetViewProps<'game-shelf'>): ReactNode {
  return (
    <Suspense fallback={null}>
      <GameShelf {...widget} />
    </Suspense>
  )
}

const GameShelf = lazyView('game-shelf/shelf', async () => {
  await waitForPaint()
  return (await import('./game-shelf.tsx')).GameShelf
})
