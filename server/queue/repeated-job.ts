/** Something that is done again and again, one time after the other. */
export class RepeatedJob {
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<unknown> | undefined

  /** `work` is told to come to an end by the signal, where it could take long. */
  constructor(
    readonly milliseconds: number,
    readonly work: (signal: AbortSignal) => Promise<unknown>,
    readonly report: (error: unknown) => void,
  ) {}

  start(): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.work(this.#stopping.signal)
        .catch(this.report)
        .finally(() => (this.#running = undefined))
    }, this.milliseconds).unref()
  }

  /** What is being done is done to its end, and begins nothing more that it can leave. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#running
  }
}
