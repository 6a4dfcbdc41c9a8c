import { createTextFunction } from '../../../src/engine/resolve/brand-texts.ts'
import { stripLanguageMarks } from '../../../src/engine/rules/fallback-text.ts'
import { getNetwork, type ApiContext } from '../api-context/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Secrets } from '../secrets/index.ts'
import type { Sender } from './sender.ts'

/** Services for sending messages. */
export interface MessageDeps {
  readonly secrets: Secrets
  readonly jobs: Jobs
}

export type CreateSender = (context: Pick<ApiContext, 'tenant' | 'brand' | 'location' | 'language'>) => Sender

/** Creates the function that returns the sender of a request. */
export const createSenderFactory =
  ({ secrets, jobs }: MessageDeps): CreateSender =>
  ({ tenant, brand, location, language }) => {
    const { settings } = brand.config
    return {
      tenant,
      key: secrets.deriveKey('throttle'),
      network: getNetwork(location.ip),
      codeCooldownSeconds: settings.times.phoneCodeWaitMinutes * 60,
      language,
      send: (message, trx = tenant) => jobs.enqueue(trx, 'message', { message }),
      text: (key, ...values) => stripLanguageMarks(createTextFunction(brand.config, language)(key, ...values)),
    }
  }
