/** State of one feature: its name and the function that creates its initial value. */
export interface Slice<T> {
  readonly name: string
  readonly create: () => T
}

export const defineSlice = <T>(name: string, create: () => T): Slice<T> => ({ name, create })

/** Returns the state of a slice, created on first access. Every engine has its own. */
export type Slices = <T>(slice: Slice<T>) => T

export function createSlices(): Slices {
  const states = new Map<Slice<unknown>, unknown>()
  return <T>(slice: Slice<T>): T => {
    if (!states.has(slice)) states.set(slice, slice.create())
    return states.get(slice) as T
  }
}
