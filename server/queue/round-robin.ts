/**
 * Nested round-robin queues, one for each segment of a path. Sibling queues are served in turn, regardless of their
 * lengths; items with the same path are FIFO. A new queue waits for one turn of each existing sibling except the one
 * that was served last.
 */
export class RoundRobin<T> {
  /** Non-empty child queues, in the order in which they are served. A queue at the end of a path has items instead. */
  readonly #ring: { readonly name: string; readonly queue: RoundRobin<T> }[] = []
  readonly #items: T[] = []
  #lastServed: string | undefined
  #size = 0

  /** Returns the number of items that wait at a path. */
  size([name, ...rest]: readonly string[] = []): number {
    return name === undefined ? this.#size : (this.#find(name)?.size(rest) ?? 0)
  }

  enqueue(item: T, [name, ...rest]: readonly string[]): void {
    this.#size += 1
    if (name === undefined) this.#items.push(item)
    else (this.#find(name) ?? this.#addQueue(name)).enqueue(item, rest)
  }

  /**
   * Removes and returns the next item, from the queues of the first level that `isAllowed` accepts; `undefined` if
   * there is none.
   */
  dequeue(isAllowed: (name: string) => boolean = () => true): T | undefined {
    const index = this.#ring.findIndex(({ name }) => isAllowed(name))
    const [next] = index < 0 ? [] : this.#ring.splice(index, 1)
    const item = next ? next.queue.dequeue() : this.#items.shift()
    if (item === undefined) return undefined
    this.#size -= 1
    this.#lastServed = next?.name
    if (next && next.queue.size() > 0) this.#ring.push(next)
    return item
  }

  /** Removes an item from the queue at a path. */
  remove(item: T, [name, ...rest]: readonly string[]): void {
    this.#size -= 1
    if (name === undefined) return void this.#items.splice(this.#items.indexOf(item), 1)
    const index = this.#ring.findIndex((child) => child.name === name)
    this.#ring[index]?.queue.remove(item, rest)
    if (this.#ring[index]?.queue.size() === 0) this.#ring.splice(index, 1)
  }

  /**
   * Returns the newest item of the longest queue below a path, recursively. `undefined` if that queue has at
   * most `threshold` items.
   */
  findNewestOfLongest([name, ...rest]: readonly string[], threshold: number): T | undefined {
    if (name !== undefined) return this.#find(name)?.findNewestOfLongest(rest, threshold)
    const sizes = this.#ring.map(({ queue }) => queue.size())
    const maxSize = Math.max(...sizes)
    if (maxSize <= threshold) return undefined
    const queue = this.#ring[sizes.lastIndexOf(maxSize)]?.queue
    return queue && (queue.#items.at(-1) ?? queue.findNewestOfLongest([], 0))
  }

  #find(name: string): RoundRobin<T> | undefined {
    return this.#ring.find((child) => child.name === name)?.queue
  }

  #addQueue(name: string): RoundRobin<T> {
    const queue = new RoundRobin<T>()
    const lastServedCount = this.#ring.length > 0 && this.#ring.at(-1)?.name === this.#lastServed ? 1 : 0
    this.#ring.splice(this.#ring.length - lastServedCount, 0, { name, queue })
    return queue
  }
}
