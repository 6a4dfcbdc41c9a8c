import type { Tenant } from '../../database/tenant.ts'
import { getAccount } from '../accounts/index.ts'
import { type AdminCommands, defineBrandCommand, AdminApiError, optionalInteger, parseLocalizedName } from '../commands/index.ts'
import { createInboxStore, type MessageTexts } from './store/inbox.ts'

const [defaultCount, maxCount] = [20, 200]
const [maxTitleLength, maxContentLength] = [120, 2_000]

/** Commands for members' inbox messages. */
export const inboxCommands: AdminCommands = {
  messages: defineBrandCommand({
    permission: 'messages.read',
    title: 'Messages',
    usage: 'messages <brand>',
    help: 'Lists inbox messages, newest first, with the number of readers.',
    parameters: { count: optionalInteger(1, maxCount) },
    run: async ({ tenant }, { count = defaultCount }) =>
      (await createInboxStore(tenant).listSent(count)).map(({ id, audience, username, texts, sent_at, readers }) => ({
        id,
        to: username ?? `@${audience}`,
        sentAt: sent_at.toISOString(),
        readers: Number(readers),
        titles: Object.fromEntries(Object.entries(texts).map(([language, localized]) => [language, localized.title])),
      })),
  }),

  'send-message': defineBrandCommand({
    permission: 'messages.write',
    title: 'Send message',
    usage: 'messages <brand> send <to> <texts>',
    help: 'Sends an inbox message to a player (the username), to a group (@all, @players or @agents), or to a rank (such as @rank/3). Each language needs a title and content, such as title.EN and content.EN.',
    placeholders: { texts: 'title.EN=… content.EN=…' },
    parameters: { to: 'text', texts: 'texts' },
    run: async ({ tenant, record }, { to, texts }) => {
      const audience = await parseAudience(tenant, to)
      const id = await createInboxStore(tenant).send(audience, parseTexts(texts))
      record(audience.startsWith('account/') ? { account: audience.slice('account/'.length) } : { detail: { audience } })
      return { id, to }
    },
  }),
}

/**
 * Converts a username or a group (`@all`, `@players`, `@agents`, `@rank/3`) to an audience: `account/<id>`, or the
 * group without the @.
 * @throws AdminApiError
 */
async function parseAudience(tenant: Tenant, to: string): Promise<string> {
  if (!to.startsWith('@')) return `account/${(await getAccount(tenant, to)).id}`
  if (!/^@(?:all|players|agents|rank\/\d{1,3})$/.test(to))
    throw new AdminApiError(`Unknown group "${to}". Use @all, @players, @agents or @rank/ with a level.`)
  return to.slice(1)
}

/** Parses texts by language code (as in `languages.json`): `title.EN`, `content.EN`. Each language needs both. */
function parseTexts(input: Readonly<Record<string, string>>): MessageTexts {
  const entries = Object.entries(input).map(([name, text]) => {
    const { field, language } = parseLocalizedName(name) ?? {}
    if ((field !== 'title' && field !== 'content') || language === undefined)
      throw new AdminApiError(`Unknown text "${name}". Expected title or content with a language, such as title.EN.`)
    const maxLength = field === 'title' ? maxTitleLength : maxContentLength
    if (text === '' || text.length > maxLength)
      throw new AdminApiError(`"${name}" must have from 1 to ${String(maxLength)} characters. It has ${String(text.length)}.`)
    return { field, language, text }
  })
  const getText = (field: string, language: string): string => {
    const entry = entries.find((candidate) => candidate.field === field && candidate.language === language)
    if (!entry) throw new AdminApiError(`${field}.${language} is missing.`)
    return entry.text
  }
  if (entries.length === 0) throw new AdminApiError('A message needs title.<language> and content.<language>.')
  const languages = [...new Set(entries.map(({ language }) => language))]
  return Object.fromEntries(
    languages.map((language) => [language, { title: getText('title', language), content: getText('content', language) }]),
  )
}
