/**
 * Round-robin queues within round-robin queues, one for each name of a path. Those beside each other are served in
 * turn, however much waits in each; at the end of a path, first come, first served. A new queue waits for one turn of
 * each that is there, but not for the one that was served just now.
 */
export class RoundRobin<T> {
  /** Those in which something waits, the next first. Empty at the end of a path, where the things are. */
  readonly #ring: { readonly name: string; readonly queue: RoundRobin<T> }[] = []
  readonly #things: T[] = []
  #latest: string | undefined
  #size = 0

  /** How much waits at a path. */
  size([name, ...rest]: readonly string[] = []): number {
    return name === undefined ? this.#size : (this.#find(name)?.size(rest) ?? 0)
  }

  add(thing: T, [name, ...rest]: readonly string[]): void {
    this.#size += 1
    if (name === undefined) this.#things.push(thing)
    else (this.#find(name) ?? this.#open(name)).add(thing, rest)
  }

  /** The next one, of the queues of the first level that may be served. */
  take(may: (name: string) => boolean = () => true): T | undefined {
    const at = this.#ring.findIndex(({ name }) => may(name))
    const [next] = at < 0 ? [] : this.#ring.splice(at, 1)
    const thing = next ? next.queue.take() : this.#things.shift()
    if (thing === undefined) return undefined
    this.#size -= 1
    this.#latest = next?.name
    if (next && next.queue.size() > 0) this.#ring.push(next)
    return thing
  }

  /** Takes out what waits at a path, before its turn. */
  remove(thing: T, [name, ...rest]: readonly string[]): void {
    this.#size -= 1
    if (name === undefined) return void this.#things.splice(this.#things.indexOf(thing), 1)
    const at = this.#ring.findIndex((one) => one.name === name)
    this.#ring[at]?.queue.remove(thing, rest)
    if (this.#ring[at]?.queue.size() === 0) this.#ring.splice(at, 1)
  }

  /**
   * What came last to the longest of the queues below a path, and there to the longest again, where more than `least`
   * waits in the first.
   */
  lastOfLongest([name, ...rest]: readonly string[], min: number): T | undefined {
    if (name !== undefined) return this.#find(name)?.lastOfLongest(rest, min)
    const sizes = this.#ring.map(({ queue }) => queue.size())
    const longest = Math.max(...sizes)
    if (longest <= min) return undefined
    const queue = this.#ring[sizes.lastIndexOf(longest)]?.queue
    return queue && (queue.#things.at(-1) ?? queue.lastOfLongest([], 0))
  }

  #find(name: string): RoundRobin<T> | undefined {
    return this.#ring.find((one) => one.name === name)?.queue
  }

  #open(name: string): RoundRobin<T> {
    const queue = new RoundRobin<T>()
    const behind = this.#ring.length > 0 && this.#ring.at(-1)?.name === this.#latest ? 1 : 0
    this.#ring.splice(this.#ring.length - behind, 0, { name, queue })
    return queue
  }
}
