import type { Reports } from '../state/reports.ts'
import { Problem } from '../contract/port.ts'

const name = 'livery:report'

/** Tells of something that went wrong and that nobody else has reported. It shows nothing to the visitor. */
export function reportProblem(error: unknown): void {
  window.dispatchEvent(new CustomEvent(name, { detail: error }))
}

/** Keeps what is reported on this page. */
export function hearProblems(window: Window, reports: Reports): void {
  window.addEventListener(name, (event) => {
    const error: unknown = event instanceof CustomEvent ? event.detail : undefined
    reports.add({ kind: 'error', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  })
}

/**
 * What a call ended with. Anything but a problem of its own is a defect: it is reported, and told as an unknown error.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  reportProblem(error)
  return new Problem('unknown', { messageKey: 'error_unknown' })
}
