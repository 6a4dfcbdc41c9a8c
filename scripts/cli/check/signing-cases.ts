import { type Case, expectStatus } from './report.ts'

/** Overrides of a valid signature. */
export interface SigningOverrides {
  /** Time of the signature, in milliseconds since 1970. */
  readonly time?: number
  /** The body that is signed instead of the one that is sent. */
  readonly signedBody?: string
}

const minuteMilliseconds = 60_000

/** @throws ViolationError unless the status is 401, which reports an invalid signature */
export const expectRefused = (status: number, subject: string): void => expectStatus(status, 401, subject)

/**
 * Creates the cases in which the body differs from the signed one, or the signed time from the current time. `send`
 * sends a valid request with these overrides and resolves to the status of the response. Ids begin with `name`, rules
 * with `subject`.
 */
export function createSigningCases(name: string, subject: string, send: (signing: SigningOverrides) => Promise<number>): readonly Case[] {
  const sendAt = (minutes: number): Promise<number> => send({ time: Date.now() + minutes * minuteMilliseconds })
  return [
    {
      id: `${name}-body`,
      rule: `${subject} whose body was changed is refused.`,
      run: async () => expectRefused(await send({ signedBody: '{}' }), 'a body other than the signed one'),
    },
    {
      id: `${name}-old`,
      rule: `${subject} from ten minutes ago is refused.`,
      run: async () => expectRefused(await sendAt(-10), 'a time ten minutes ago'),
    },
    {
      id: `${name}-future`,
      rule: `${subject} from ten minutes ahead is refused.`,
      run: async () => expectRefused(await sendAt(10), 'a time ten minutes ahead'),
    },
    {
      id: `${name}-skew`,
      rule: `${subject} from a clock that is four minutes off is accepted.`,
      run: async () => expectStatus(await sendAt(-4), 200),
    },
  ]
}
