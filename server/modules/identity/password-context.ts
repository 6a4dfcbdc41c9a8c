import type { CallContext } from '../calls/index.ts'
import { type MessageDeps, makeSenderOf } from '../messages/index.ts'
import type { PasswordContext } from './change-password.ts'

export interface IdentityDeps extends MessageDeps {
  /** The password that the operator gives to many members; those who log in with it must change it. */
  readonly defaultPassword: string | undefined
}

/** Creates the contexts of the functions for passwords. */
export function makePasswordContext(deps: IdentityDeps) {
  const senderOf = makeSenderOf(deps)
  return (context: CallContext): PasswordContext => ({
    sender: senderOf(context),
    site: context.site,
    config: context.brand.config,
    defaultPassword: deps.defaultPassword,
  })
}
