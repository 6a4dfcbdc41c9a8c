import type { Calls, Permission, Work } from '../../generated/api.ts'
import type { CallName } from '../../generated/endpoints.ts'
import type { ErrorCode, clientErrors } from '../../generated/errors.ts'

type PortName = CallName extends `${infer P}.${string}` ? P : never
type NameIn<P extends PortName> = CallName extends infer C ? (C extends `${P}.${infer N}` ? N : never) : never

/** What a call takes: its query or its body; nothing where it has neither. */
export type RequestOf<C extends CallName> = Calls[C] extends { query: infer Q } ? Q : Calls[C] extends { body: infer B } ? B : void

/** What a call answers: the `value` of the envelope. */
export type ValueOf<C extends CallName> = Calls[C]['value']

export interface CallOptions {
  /** Aborts the call. Without it, a call that only reads and needs a login is aborted when the session ends. */
  readonly signal?: AbortSignal
  /** Headers that a call has besides those of all calls. */
  readonly headers?: Readonly<Record<string, string>>
  /** Work whose proof goes with the call. */
  readonly work?: Work
}

/**
 * The calls of the platform: one object a port, one function a call.
 * Each rejects with a {@link Problem} and with nothing else.
 */
export type Ports = {
  readonly [P in PortName]: {
    readonly [N in NameIn<P>]: (
      request: RequestOf<`${P}.${N}` & CallName>,
      options?: CallOptions,
    ) => Promise<ValueOf<`${P}.${N}` & CallName>>
  }
}

/** Codes of the platform's catalogue, and of what can go wrong before it answers. */
export type ProblemCode = ErrorCode | keyof typeof clientErrors

/** A call that failed, as data. `fields` maps a form field to the message key of its first error. */
export class Problem extends Error {
  override readonly name = 'Problem'
  constructor(
    readonly code: ProblemCode,
    readonly detail: {
      readonly messageKey: string
      readonly serverMessage?: string
      readonly fields?: Readonly<Record<string, FieldError>>
      readonly captcha?: boolean
      readonly retryAfterSeconds?: number
      /** An answer came, and its schema refused it. */ readonly refused?: boolean
    },
  ) {
    super(code)
  }
}

/** Why a field is refused: a message key and the values that it names. */
export interface FieldError {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** What the adapters need from the page around them; asked anew at each call. */
export interface ClientContext {
  /** The token of whoever is logged in. */
  token(): string | undefined
  /** The signal of the current session, which aborts at a login and at a logout. */
  sessionEnd(): AbortSignal
  /** The key that sensitive bodies are encrypted to, once the platform has said it. */
  publicKey(): Permission['info']['publicKey'] | undefined
  /** The BCP 47 tag of the language that is shown. */
  language(): string
  readonly timeoutSeconds: number
  /** Hears with every answer how often what is true of the site has changed. */
  onRevision(revision: number, call: CallName): void
  /** Hears how much of a proof of work is done, from 0 to 1, and of its end. */
  onWork(share: number | undefined): void
  /** Hears of every call that failed, before the caller does, and the token that it was made with. */
  onProblem(problem: Problem, made: { readonly call: CallName; readonly token: string | undefined }): void
}

/** The header in which the platform says with every answer how often what is true of the site has changed. */
export const revisionHeader = 'livery-edition'
