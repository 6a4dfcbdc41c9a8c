/** One deliberate defect of the product, and the test that has to fail with it. */
export interface Mutant {
  /** What the mutant breaks: a row of docs/asvs.md, or a requirement. */
  readonly shows: string
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly from: string
  readonly to: string
  readonly test: string
  /** A part of the test's full title. */
  readonly title: string
}
