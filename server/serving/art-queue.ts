type Job = () => Promise<void>

/** Runs few jobs at a time. Urgent ones go first; the others wait until nobody is waiting for a picture. */
export class ArtQueue {
  private running = 0
  private readonly urgent: Job[] = []
  private readonly patient: Job[] = []

  constructor(private readonly atOnce: number) {}

  run<T>(work: () => Promise<T>, priority: 'urgent' | 'patient'): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job: Job = () => work().then(resolve, reject)
      ;(priority === 'urgent' ? this.urgent : this.patient).push(job)
      this.next()
    })
  }

  private next(): void {
    if (this.running >= this.atOnce) return
    const job = this.urgent.shift() ?? (this.running === 0 ? this.patient.shift() : undefined)
    if (!job) return
    this.running += 1
    void job().finally(() => {
      this.running -= 1
      this.next()
    })
    this.next()
  }
}
