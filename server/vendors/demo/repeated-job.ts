/** Something that is done again and again, one time after the other. */
export class RepeatedJob {
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(
    readonly milliseconds: number,
    readonly work: () => Promise<void>,
    readonly report: (error: unknown) => void,
  ) {}

  start(): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.work()
        .catch(this.report)
        .finally(() => (this.#running = undefined))
    }, this.milliseconds).unref()
  }

  /** What is being done is done to its end. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }
}
