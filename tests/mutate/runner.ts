/** The result of one test. */
export interface TestResult {
  /** Its full title. */
  readonly name: string
  readonly state: string
}

/** Runs the tests of a file in the copy. */
export interface Runner {
  /**
   * Runs the tests of a file whose full titles match the pattern, and returns their results. There are none if no test
   * ran.
   * @throws Error if the run did not start, or a unit test run exceeded its timeout
   */
  run(test: string, pattern: RegExp): Promise<readonly TestResult[]>
  /** Notifies the runner that a file of the copy has changed. */
  onFileChanged(path: string): Promise<void>
  close(): Promise<void>
}
