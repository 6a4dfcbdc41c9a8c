import type { ReactElement } from 'react'

type Watcher = (element: ReactElement) => ReactElement

let watcher: Watcher | undefined

/** Passes every created element to the watcher. Only a page with the inspector has one. */
export const watched: Watcher = (element) => (watcher ? watcher(element) : element)

/** Lets `by` see every element from now on and replace it. */
export function watchElements(by: Watcher | undefined): void {
  watcher = by
}
