import type { CallContext } from '../calls/index.ts'
import { type MessageDeps, createSenderOf } from '../messages/index.ts'
import type { PasswordContext } from './change-password.ts'

export interface IdentityDeps extends MessageDeps {
  /** The password that the operator assigns to many members, and that must be changed. */
  readonly defaultPassword: string | undefined
}

/** Returns a function that creates the password context of a request. */
export function createPasswordContextOf(deps: IdentityDeps) {
  const senderOf = createSenderOf(deps)
  return (context: CallContext): PasswordContext => ({
    sender: senderOf(context),
    site: context.site,
    config: context.brand.config,
    defaultPassword: deps.defaultPassword,
  })
}
