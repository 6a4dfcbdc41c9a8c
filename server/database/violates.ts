/** Whether the database refused something because of the constraint of that name. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint
}
