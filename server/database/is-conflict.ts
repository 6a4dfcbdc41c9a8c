const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01'])

/**
 * Whether the database undid a transaction because of another (serialization failure, deadlock): the same can succeed.
 */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflicts.has(error.code)
}
