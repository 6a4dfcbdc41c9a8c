/** Runs a job repeatedly, never twice at the same time. */
export class RepeatedJob {
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<unknown> | undefined

  /** `work` receives a signal that is aborted when the job is stopped; long-running work must observe it. */
  constructor(
    readonly intervalMilliseconds: number,
    readonly work: (signal: AbortSignal) => Promise<unknown>,
    readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.work(this.#stopping.signal)
        .catch(this.onError)
        .finally(() => (this.#running = undefined))
    }, this.intervalMilliseconds).unref()
  }

  /** Aborts the signal, and resolves once the current run has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#running
  }
}
