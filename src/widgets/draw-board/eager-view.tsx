import { lazyInView } from '../../ui/hooks/lazy-in-view.tsx'

/** The lotteries are below the fold of the home page, so their chunk loads when they are near the viewport. */
export const View = lazyInView(340, async () => (await import('./board.tsx')).Board)
