/** A deliberate defect of the product, and the test that has to fail because of it. */
export interface Mutant {
  /** What the mutant breaks: the id of a row of docs/asvs.md or of a requirement, or the name of a page. */
  readonly breaks: string
  readonly file: string
  /** The source text to replace. It occurs exactly once in the file. */
  readonly from: string
  readonly to: string
  /** Path of the test file. */
  readonly test: string
  /** A part of the test's full title. */
  readonly title: string
}
