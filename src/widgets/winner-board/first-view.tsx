import { lazyInView } from '../../ui/hooks/lazy-in-view.tsx'

/** The board is below the fold of the home page, so its chunk loads when it is near the viewport. */
export const View = lazyInView(520, async () => (await import('./board.tsx')).Board)
