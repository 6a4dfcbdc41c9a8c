import { nearView } from '../../ui/hooks/near.tsx'

/** The board of winners stands on home below the first picture: its part comes when it is near. */
export const View = nearView(520, async () => (await import('./board.tsx')).Board)
