import { Problem } from '../../contract/port.ts'
import { reportProblem } from '../report-problem.ts'

/**
 * What a call ended with. Anything but a problem of its own is a defect: it is reported, and told as an unknown error.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  reportProblem(error)
  return new Problem('unknown', { messageKey: 'error_unknown' })
}
