import type { ApiContext } from '../api-context/index.ts'
import { type MessageDeps, createSenderFactory } from '../messages/index.ts'
import type { PasswordContext } from './change-password.ts'

export interface IdentityDeps extends MessageDeps {
  /** Initial password that the operator assigns to many members, who must change it at the next login. */
  readonly defaultPassword: string | undefined
}

/** Creates the function that returns the password context of a request. */
export function createPasswordContextFactory(deps: IdentityDeps) {
  const createSender = createSenderFactory(deps)
  return (context: ApiContext): PasswordContext => ({
    sender: createSender(context),
    site: context.site,
    config: context.brand.config,
    defaultPassword: deps.defaultPassword,
  })
}
