import type { Reports } from '../state/reports.ts'
import { Problem } from '../contract/port.ts'

const reportEventName = 'livery:report'

/** Reports an error that is not reported elsewhere. Shows nothing to the visitor. */
export function reportProblem(error: unknown): void {
  window.dispatchEvent(new CustomEvent(reportEventName, { detail: error }))
}

/** Adds each error that `reportProblem` reports on this page to `reports`. */
export function listenForProblems(window: Window, reports: Reports): void {
  window.addEventListener(reportEventName, (event) => {
    const error: unknown = event instanceof CustomEvent ? event.detail : undefined
    reports.add({ kind: 'error', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  })
}

/**
 * Returns the error of a failed call if it is a `Problem`. Any other error is a defect: it is reported, and an unknown
 * problem is returned instead.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  reportProblem(error)
  return new Problem('unknown', { messageKey: 'error_unknown' })
}
