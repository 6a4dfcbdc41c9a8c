import { clientErrors, errorCatalogue } from '../../generated/errors.ts'
import { Problem, type ProblemCode } from '../contract/port.ts'

const messageKeys = { ...errorCatalogue, ...clientErrors }

/** Creates the problem of a failed call, with the message key that the app uses for its code. */
export const createProblem = (code: ProblemCode, detail: Partial<Problem['detail']> = {}): Problem =>
  new Problem(code, { messageKey: messageKeys[code].messageKey, ...detail })
