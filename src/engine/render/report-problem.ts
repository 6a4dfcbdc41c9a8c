import type { Reports } from '../state/reports.ts'

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
