import type { Engine } from '../engine.ts'

/** Whether the server gave the page to an operator, with the inspector. */
export const isInspected = ({ window }: Engine): boolean => window.document.querySelector('meta[name="livery-inspect"]') !== null
