import { Problem, type FieldError, type ProblemCode } from '../engine/contract/port.ts'
import { clientErrors, irregularMessageKeys, regularErrorCodes, type ErrorCode } from '../generated/errors.ts'
import { isRecord } from './problem.ts'

/**
 * Converts an error response of the platform to a problem, by the error catalogue; codes missing there become
 * `unknown`. The catalogue loads with the first error response.
 */
export function toProblem(envelope: unknown): Problem {
  const body = isRecord(envelope) ? envelope : {}
  const code = parseCode(body['code'])
  const messageKey = messageKeys[code] ?? clientErrors.unknown.messageKey
  const value = isRecord(body['value']) ? body['value'] : {}
  const captcha = body['captcha'] === true || value['captcha'] === true
  const fields = parseFields(body['fields'])
  const { message, retryAfterSeconds } = body
  return new Problem(code, {
    messageKey,
    captcha,
    ...(typeof message === 'string' && message !== '' && { serverMessage: message }),
    ...(fields && { fields }),
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
  })
}

const messageKeys: Readonly<Partial<Record<string, string>>> = {
  ...Object.fromEntries(regularErrorCodes.split(' ').map((code) => [code, `error_${code}`])),
  ...irregularMessageKeys,
}

const parseCode = (code: unknown): ProblemCode =>
  typeof code === 'string' && Object.hasOwn(messageKeys, code) ? (code as ErrorCode) : 'unknown'

function parseFields(fields: unknown): Readonly<Record<string, FieldError>> | undefined {
  if (!isRecord(fields)) return undefined
  const parsed = Object.entries(fields).flatMap(([name, error]) =>
    isRecord(error) && typeof error['key'] === 'string' ? [[name, { key: error['key'], ...parseValues(error['values']) }] as const] : [],
  )
  return parsed.length === 0 ? undefined : Object.fromEntries(parsed)
}

function parseValues(values: unknown): { values?: Readonly<Record<string, string | number>> } {
  if (!isRecord(values)) return {}
  const scalars = Object.entries(values).filter(
    (pair): pair is [string, string | number] => typeof pair[1] === 'string' || typeof pair[1] === 'number',
  )
  return { values: Object.fromEntries(scalars) }
}
