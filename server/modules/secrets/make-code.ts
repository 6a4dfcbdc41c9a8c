import { randomInt } from 'node:crypto'

/** Six digits by chance, to be sent and typed in. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
