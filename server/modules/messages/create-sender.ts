import { createTextFunction } from '../../../src/engine/resolve/brand-texts.ts'
import { stripLanguageMarks } from '../../../src/engine/rules/fallback-text.ts'
import { networkOf, type CallContext } from '../calls/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Secrets } from '../secrets/index.ts'
import type { Sender } from './sender.ts'

/** Services for sending messages. */
export interface MessageDeps {
  readonly secrets: Secrets
  readonly jobs: Jobs
}

export type SenderOf = (context: Pick<CallContext, 'tenant' | 'brand' | 'location' | 'language'>) => Sender

/** Creates the function that returns a call's sender. */
export const createSenderOf =
  ({ secrets, jobs }: MessageDeps): SenderOf =>
  ({ tenant, brand, location, language }) => {
    const { settings } = brand.config
    return {
      tenant,
      key: secrets.key('throttle'),
      address: networkOf(location.ip),
      codeWaitSeconds: settings.times.phoneCodeWaitMinutes * 60,
      language,
      send: (message, trx = tenant) => jobs.enqueue(trx, 'message', { message }),
      text: (key, ...values) => stripLanguageMarks(createTextFunction(brand.config, language)(key, ...values)),
    }
  }
