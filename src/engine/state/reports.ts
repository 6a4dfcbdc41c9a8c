import { createStore, type Store } from './store.ts'

/** A problem on this page, for the inspector and listeners of the `livery:problem` event. */
export interface Report {
  readonly kind: 'widget' | 'chunk' | 'unknown-widget' | 'fact' | 'response' | 'message' | 'asset' | 'error'
  /** Description of the problem, without personal data. */
  readonly message: string
  /** JSON Pointer into the configuration, if applicable. */
  readonly pointer?: string
  /** URL of the file that did not load. */
  readonly url?: string
}

export interface Reports extends Store<readonly Report[]> {
  /** Stores and announces a report; duplicates are ignored. */
  add(report: Report): void
}

const maxReports = 200

export function createReports(announce: (report: Report) => void): Reports {
  const reportedKeys = new Set<string>()
  const store = createStore<readonly Report[]>([])
  return {
    ...store,
    add: (report) => {
      const key = JSON.stringify([report.kind, report.pointer, report.message, report.url])
      if (reportedKeys.has(key)) return
      reportedKeys.add(key)
      store.set([...store.get(), report].slice(-maxReports))
      announce(report)
    },
  }
}
