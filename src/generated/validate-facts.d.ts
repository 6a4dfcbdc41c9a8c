// Derived from schemas/ by `npm run generate`. Never edited by hand.
import type { Calls } from './api.ts'

export interface ValidationError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

export interface Validate {
  (data: unknown): boolean
  errors?: readonly ValidationError[] | null
}

/** Of what each call answers: the `value` of the envelope. */
export declare const valueValidators: Readonly<Record<keyof Calls, Validate>>
