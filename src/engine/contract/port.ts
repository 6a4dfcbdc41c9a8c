import type { Calls, Permission, Work } from '../../generated/api.ts'
import type { EndpointName } from '../../generated/endpoints.ts'
import type { ErrorCode, clientErrors } from '../../generated/errors.ts'

type PortName = EndpointName extends `${infer P}.${string}` ? P : never
type MethodName<P extends PortName> = EndpointName extends infer C ? (C extends `${P}.${infer N}` ? N : never) : never

/** The request of an endpoint: its query or its body; `void` if it has neither. */
export type RequestOf<C extends EndpointName> = Calls[C] extends { query: infer Q } ? Q : Calls[C] extends { body: infer B } ? B : void

/** The response of an endpoint: the `value` of the envelope. */
export type ResponseOf<C extends EndpointName> = Calls[C]['value']

export interface RequestOptions {
  /** Aborts the call. By default, a call that only reads and requires a login is aborted when the session ends. */
  readonly signal?: AbortSignal
  /** Headers in addition to those of all calls. */
  readonly headers?: Readonly<Record<string, string>>
  /** Proof-of-work challenge to solve before the call. The proof is sent in the `proof` header. */
  readonly work?: Work
}

/** The platform's API: one object per port, one function per endpoint, which rejects only with a {@link Problem}. */
export type Ports = {
  readonly [P in PortName]: {
    readonly [N in MethodName<P>]: (
      request: RequestOf<`${P}.${N}` & EndpointName>,
      options?: RequestOptions,
    ) => Promise<ResponseOf<`${P}.${N}` & EndpointName>>
  }
}

/** Codes of the platform's error catalogue, and of failures that the client detects. */
export type ProblemCode = ErrorCode | keyof typeof clientErrors

/** The error of a failed call. `fields` maps each invalid form field to its first error. */
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
      /** Whether a response was received and did not match its schema. */
      readonly isResponseInvalid?: boolean
    },
  ) {
    super(code)
  }
}

/** Why a field is invalid: a message key and its values. */
export interface FieldError {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** One invalid part of a response. Only `value` may contain private data. */
export interface ResponseFault {
  /** JSON Pointer into the `value` of the response. */
  readonly pointer: string
  /** What the schema expects, in words. */
  readonly expected: string
  /** Name of the actual type. */
  readonly found: string
  /** The actual value. May be private. */
  readonly value: unknown
  /**
   * What is discarded: the whole response, an item of a list, an optional property, or only the value, which has a
   * fallback.
   */
  readonly effect: 'rejected' | 'item' | 'property' | 'fallback'
}

/** State and callbacks that the page provides to the API client in src/adapters. */
export interface ClientContext {
  /** The token of the logged-in account; `undefined` for a visitor. */
  getToken(): string | undefined
  /** The signal of the current session, which aborts at login and logout. */
  getSessionSignal(): AbortSignal
  /** The key for encrypting sensitive bodies, once the platform has sent it. */
  getPublicKey(): Permission['info']['publicKey'] | undefined
  /** The BCP 47 tag of the displayed language. */
  getLanguageTag(): string
  readonly timeoutSeconds: number
  /** Whether the platform supports an endpoint; `true` until it has declared any. Others are never called. */
  supports(endpoint: EndpointName): boolean
  /** Receives the site's revision number from every response that contains it. */
  onRevision(revision: number, endpoint: EndpointName): void
  /** Receives the progress of a proof of work, from 0 to 1, and `undefined` at its end. */
  onProofProgress(progress: number | undefined): void
  /** Receives the invalid parts of a response, before its caller receives the valid part. */
  onResponseFaults(endpoint: EndpointName, faults: readonly ResponseFault[]): void
  /** Receives every failed call, before its caller does, and the token that it was sent with. */
  onProblem(problem: Problem, context: { readonly endpoint: EndpointName; readonly token: string | undefined }): void
}

/** The response header with the site's revision number, which increases when a fact of the site changes. */
export const revisionHeader = 'livery-revision'
