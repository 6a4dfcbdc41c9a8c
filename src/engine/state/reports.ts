import { createStore, type Store } from './store.ts'

/** Something that went wrong on this page, for the inspector and whoever listens to the event `livery:problem`. */
export interface Report {
  readonly kind: 'widget' | 'chunk' | 'unknown-widget' | 'fact' | 'message' | 'asset' | 'error'
  /** What went wrong, without private data. */
  readonly message: string
  /** Where in the configuration, as a JSON pointer, where it has a place there. */
  readonly pointer?: string
  /** The file that did not load. */
  readonly url?: string
}

export interface Reports extends Store<readonly Report[]> {
  /** Keeps a report and tells of it, once: the same report again does nothing. */
  add(report: Report): void
}

const maxReports = 200

export function createReports(announce: (report: Report) => void): Reports {
  const seen = new Set<string>()
  const store = createStore<readonly Report[]>([])
  return {
    ...store,
    add: (report) => {
      const mark = JSON.stringify([report.kind, report.pointer, report.message, report.url])
      if (seen.has(mark)) return
      seen.add(mark)
      store.set([...store.get(), report].slice(-maxReports))
      announce(report)
    },
  }
}
