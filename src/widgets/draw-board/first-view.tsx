import { lazyInView } from '../../ui/hooks/lazy-in-view.tsx'

/** The next draws stand on home below the first picture: their part comes when it is near. */
export const View = lazyInView(340, async () => (await import('./board.tsx')).Board)
