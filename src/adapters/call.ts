import type { CallOptions, RequestOf, ValueOf } from '../engine/contract/port.ts'
import type { CallName } from '../generated/endpoints.ts'

/** Makes one call of the table. Rejects with a Problem and with nothing else. */
export type Call = <C extends CallName>(name: C, request: RequestOf<C>, options?: CallOptions) => Promise<ValueOf<C>>
