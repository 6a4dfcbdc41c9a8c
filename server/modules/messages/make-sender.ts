import { textIn } from '../../../src/engine/resolve/brand-texts.ts'
import { withoutMarks } from '../../../src/engine/rules/fallback-text.ts'
import { describeFault, networkOf, type CallContext } from '../calls/index.ts'
import type { Sender } from './sender.ts'
import type { Messenger } from '../../messengers/messenger.ts'
import type { Secrets } from '../secrets/index.ts'

/** What messages are sent with. */
export interface MessageParts {
  readonly secrets: Secrets
  readonly messenger: Messenger
  readonly log: (line: string) => void
}

export type SenderOf = (context: Pick<CallContext, 'tenant' | 'brand' | 'location' | 'language'>) => Sender

/** Says what sending a message takes, for whoever makes a call. */
export const makeSenderOf =
  ({ secrets, messenger, log }: MessageParts): SenderOf =>
  ({ tenant, brand, location, language }) => {
    const { merchant, settings } = brand.config
    return {
      tenant,
      key: secrets.key('throttle'),
      address: networkOf(location.ip),
      codeWaitSeconds: settings.times.phoneCodeWaitMinutes * 60,
      send: (message) => messenger.send({ tenant, name: merchant.name }, message),
      text: (key, ...values) => withoutMarks(textIn(brand.config, language)(key, ...values)),
      later: (work) => setImmediate(() => void work().catch((error: unknown) => log(`A message was not sent: ${describeFault(error)}`))),
    }
  }
