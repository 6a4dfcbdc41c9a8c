import { nearView } from '../../ui/hooks/near.tsx'

/** The next draws stand on home below the first picture: their part comes when it is near. */
export const View = nearView(340, async () => (await import('./board.tsx')).Board)
