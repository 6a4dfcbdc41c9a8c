import { lazyInView } from '../../ui/hooks/lazy-in-view.tsx'

/** Loads the board when it is near the viewport, because it is below the fold of the home page. */
export const View = lazyInView(520, async () => (await import('./board.tsx')).Board)
