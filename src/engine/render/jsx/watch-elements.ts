import type { ReactElement } from 'react'

type Watcher = (element: ReactElement) => ReactElement

let watcher: Watcher | undefined

/** Every element passes here once it is made. Only a page with the inspector has a watcher. */
export const watched: Watcher = (element) => (watcher ? watcher(element) : element)

/** Lets `by` see every element from now on, and put another in its place. */
export function watchElements(by: Watcher | undefined): void {
  watcher = by
}
