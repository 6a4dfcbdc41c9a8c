import { textIn } from '../../../src/engine/resolve/brand-texts.ts'
import { withoutMarks } from '../../../src/engine/rules/fallback-text.ts'
import { describeFault } from '../calls/describe-fault.ts'
import { networkOf } from '../calls/network-of.ts'
import type { PasswordContext } from '../identity/change-password.ts'
import type { Sender } from './sender.ts'
import type { CallContext } from '../calls/call.ts'

/** What sending a message takes, for whoever makes a call. */
export function senderOf({ platform, tenant, brand, location, language }: CallContext): Sender {
  const { merchant, settings } = brand.config
  return {
    tenant,
    key: platform.secrets.key('throttle'),
    address: networkOf(location.ip),
    codeWaitSeconds: settings.times.phoneCodeWaitMinutes * 60,
    send: (message) => platform.messenger.send({ tenant, name: merchant.name }, message),
    text: (key, values) => withoutMarks(textIn(brand.config, language)(key, values)),
    later: (work) =>
      setImmediate(() => void work().catch((error: unknown) => platform.log(`A message was not sent: ${describeFault(error)}`))),
  }
}

/** What the calls around passwords work on. */
export const passwordContext = (context: CallContext): PasswordContext => ({
  sender: senderOf(context),
  site: context.site,
  config: context.brand.config,
  defaultPassword: context.platform.defaultPassword,
})
