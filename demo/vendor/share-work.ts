/** Does a work once for all who ask for it while it goes on, by its name. */
export function shareWork<T>() {
  const running = new Map<string, Promise<T>>()
  return (name: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(name)
    if (known) return known
    const begun = work().finally(() => running.delete(name))
    running.set(name, begun)
    return begun
  }
}
