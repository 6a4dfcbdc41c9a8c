import { createTextFunction } from '../../../src/engine/resolve/brand-texts.ts'
import { isMarkedEnglish, stripLanguageMarks } from '../../../src/engine/rules/fallback-text.ts'
import type { Values } from '../../../src/engine/rules/fill-placeholders.ts'
import { formatMinor } from '../../../src/engine/rules/money/money.ts'
import { applyNumberFormat } from '../../../src/engine/rules/money/number-format.ts'
import { localizeDate } from '../../../src/engine/rules/time/localize-date.ts'
import { formatTimestamp } from '../../../src/engine/rules/time/format-timestamp.ts'
import type { MessageKey } from '../../../src/generated/messages.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { TextsByLanguage } from '../../database/columns.ts'
import type { AccountRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Message } from '../../integrations/messengers/messenger.ts'
import { createAccountStore, normalizePhone } from '../accounts/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { type MessageTexts, createInboxStore } from './store/inbox.ts'

/**
 * A value in a notice: a string, a number, or an amount, a time, a message key or titles, which are formatted for each
 * language.
 */
type NoticeValue =
  | string
  | number
  | { readonly amount: bigint }
  | { readonly at: Date }
  | { readonly key: MessageKey }
  | { readonly titles: TextsByLanguage<{ readonly title: string }> }

/** Each notice has two texts: `notice_<name>` and `notice_<name>_title`. */
type NoticeName = MessageKey extends infer Key ? (Key extends `notice_${infer Name}_title` ? Name : never) : never

export interface Notice {
  readonly name: NoticeName
  readonly values?: Readonly<Record<string, NoticeValue>>
}

export interface NoticeContext {
  readonly brand: { readonly config: MerchantConfig }
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/**
 * Sends a notice to a member. The inbox gets it in every language of the brand that has the text. In the brand's
 * default language it is also sent by email or else by text message, if the brand has enabled that channel and the
 * contact is verified. Runs in the transaction of the change that it reports, so that both are committed together.
 */
export async function sendNotice({ brand: { config }, jobs }: NoticeContext, trx: Tenant, account: string, notice: Notice): Promise<void> {
  const texts = formatNotice(config, notice)
  await createInboxStore(trx).send(`account/${account}`, texts)
  const owner = await createAccountStore(trx).findById(account)
  const defaultTexts = texts[config.languages.default] ?? texts['EN']
  const message = owner && defaultTexts && createMessage(owner, config.settings.notices, defaultTexts)
  if (message) await jobs.enqueue(trx, 'message', { message })
}

/** Returns the notice in every language of the brand that has a text for it. */
function formatNotice(config: MerchantConfig, { name, values = {} }: Notice): MessageTexts {
  const languages = Object.keys(config.messages)
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = createTextFunction(config, language)
      const parameters = formatValues(config, language, values)
      const [title, content] = [text(`notice_${name}_title` as MessageKey, parameters), text(`notice_${name}` as MessageKey, parameters)]
      return isMarkedEnglish(content) && language !== 'EN'
        ? []
        : [[language, { title: stripLanguageMarks(title), content: stripLanguageMarks(content) }]]
    }),
  )
}

function formatValues(config: MerchantConfig, language: string, values: NonNullable<Notice['values']>): Values {
  const { merchant, languages } = applyNumberFormat(config, language)
  const formatValue = (value: NoticeValue): string | number => {
    if (typeof value !== 'object') return value
    if ('amount' in value) return formatMinor(value.amount, merchant.currency)
    if ('key' in value) return createTextFunction(config, language)(value.key)
    if ('at' in value) {
      const timestamp = formatTimestamp(value.at.toISOString(), merchant.timeZone, 'yyyy-MM-dd HH:mm')
      return localizeDate(timestamp, languages.catalogue[language]?.dateFormat)
    }
    return (value.titles[language] ?? value.titles[languages.default] ?? value.titles['EN'])?.title ?? ''
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatValue(value)]))
}

type NoticeChannels = MerchantConfig['settings']['notices']

function createMessage(
  owner: AccountRecord,
  channels: NoticeChannels,
  { title, content }: { title: string; content: string },
): Message | undefined {
  const { profile, email_verified_at: emailVerified, mobile_verified_at: mobileVerified } = owner
  if (channels.email && emailVerified !== null && profile['email'] !== undefined)
    return { channel: 'email', to: profile['email'], subject: title, text: content }
  const phone = normalizePhone(profile['countryDialingCode'] ?? '', profile['mobileNum'] ?? '')
  if (!channels.sms || mobileVerified === null || phone === null) return undefined
  return { channel: 'sms', to: phone, text: content }
}
