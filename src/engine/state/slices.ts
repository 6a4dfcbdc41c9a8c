/** A piece of state of one use case: its name, and what it begins with. */
export interface Slice<T> {
  readonly name: string
  readonly create: () => T
}

export const defineSlice = <T>(name: string, create: () => T): Slice<T> => ({ name, create })

/** Holds what belongs to one engine, made when it is first asked for. It goes with the engine. */
export type Slices = <T>(slice: Slice<T>) => T

export function createSlices(): Slices {
  const held = new Map<Slice<unknown>, unknown>()
  return <T>(slice: Slice<T>): T => {
    if (!held.has(slice)) held.set(slice, slice.create())
    return held.get(slice) as T
  }
}
