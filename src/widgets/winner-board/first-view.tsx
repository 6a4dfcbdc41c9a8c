import { lazyInView } from '../../ui/hooks/lazy-in-view.tsx'

/** The board of winners stands on home below the first picture: its part comes when it is near. */
export const View = lazyInView(520, async () => (await import('./board.tsx')).Board)
