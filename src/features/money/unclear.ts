import type { ProblemCode } from '../../engine/index.ts'

const codes: ReadonlySet<ProblemCode> = new Set(['network', 'timeout', 'unknown', 'internal', 'unavailable'])

/** Whether nobody knows after it what the platform has done: the same is sent again, under the same key. */
export const isUnclear = (code: ProblemCode): boolean => codes.has(code)
