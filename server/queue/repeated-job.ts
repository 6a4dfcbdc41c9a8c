/** Runs a job repeatedly, never twice at the same time. */
export class RepeatedJob {
  readonly #stopController = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #currentRun: Promise<unknown> | undefined

  /** `work` receives a signal that is aborted when the job is stopped; long-running work must observe it. */
  constructor(
    readonly intervalMilliseconds: number,
    readonly work: (signal: AbortSignal) => Promise<unknown>,
    readonly onError: (error: unknown) => void,
  ) {}

  /** Starts the timer. The first run begins after one interval. */
  start(): void {
    this.#timer = setInterval(() => {
      this.#currentRun ??= this.#run()
        .catch(this.onError)
        .finally(() => (this.#currentRun = undefined))
    }, this.intervalMilliseconds).unref()
  }

  /** Aborts the signal, and resolves once the current run has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopController.abort()
    await this.#currentRun
  }

  /** Runs the work once. Rejects also if `work` throws synchronously. */
  async #run(): Promise<unknown> {
    return this.work(this.#stopController.signal)
  }
}
