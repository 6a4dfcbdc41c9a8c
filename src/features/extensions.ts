import type { Feature } from '../engine/index.ts'

/** Features of an operator's project; empty here. A project replaces this file. */
export const extensions: readonly Feature[] = []
