import type { ReactElement } from 'react'

type Watcher = (element: ReactElement) => ReactElement

let watcher: Watcher | undefined

/** Passes every created element to the watcher. Only a page with the inspector has one. */
export const notifyWatcher: Watcher = (element) => (watcher ? watcher(element) : element)

/** Passes every element that is created from now on to the watcher, which can replace it. */
export function watchElements(newWatcher: Watcher | undefined): void {
  watcher = newWatcher
}
