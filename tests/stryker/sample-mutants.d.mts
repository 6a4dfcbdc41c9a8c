/** A mutant of Stryker: the properties that identify it across runs, and its id within one run. */
interface Mutant {
  readonly id: string
  readonly fileName: string
  readonly mutatorName: string
  readonly replacement: string
  readonly location: { readonly start: Position; readonly end: Position }
}
interface Position {
  readonly line: number
  readonly column: number
}

export function sampleMutants(mutants: readonly Mutant[], size: number, seed: string): ReadonlySet<string>
