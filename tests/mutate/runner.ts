/** What became of one test. */
export interface TestRun {
  /** Its full title. */
  readonly name: string
  readonly state: string
}

/** What runs the tests of a file in the copy. */
export interface Runner {
  /**
   * What became of the tests of a file whose full titles match. @throws Error where it did not end, or could not begin
   */
  run(test: string, pattern: RegExp): Promise<readonly TestRun[]>
  /** A file of the copy is not what it was. */
  changed(path: string): Promise<void>
  end(): Promise<void>
}
