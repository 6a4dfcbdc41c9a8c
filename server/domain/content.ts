import type { Announcement, AnnouncementAction, HelpTopic, VipRank } from '../../src/generated/api.ts'
import type { AnnouncementRecord, HelpTopicRecord, VipRankRecord } from '../store/content.ts'
import type { TextsByLanguage } from '../store/tables.ts'
import { writeDecimal } from '../../src/engine/rules/write-decimal.ts'

/** Whose words are asked for, and in which languages, the wanted one first. */
export interface Voice {
  readonly brand: string
  readonly languages: readonly string[]
}

const actionKinds = ['route', 'overlay', 'article', 'promotion', 'memberPage', 'url'] as const

/** An announcement as a visitor gets it; nothing where it has no words in any of the languages. */
export function toAnnouncement(record: AnnouncementRecord, voice: Voice): Announcement[] {
  const texts = pick(record.texts, voice)
  if (texts === undefined) return []
  const { id, type, published_at, ends_at, banner_group, image, icon } = record
  const say = (text: string): string => text.replaceAll('{brand}', voice.brand)
  const action = toAction(record.action)
  return [
    {
      id,
      type,
      title: say(texts.title),
      content: fill(texts.content ?? '', voice.brand),
      timestamp: published_at.toISOString(),
      ...(texts.summary !== undefined && { summary: say(texts.summary) }),
      ...(texts.figure !== undefined && { figure: texts.figure }),
      ...(texts.label !== undefined && { label: say(texts.label) }),
      ...(ends_at !== null && { until: ends_at.toISOString() }),
      ...(banner_group !== null && { groupName: banner_group }),
      ...(image !== null && { image }),
      ...(icon !== null && { icon }),
      ...(action && { action }),
    },
  ]
}

export function toHelpTopic({ id, topic_group, texts }: HelpTopicRecord, voice: Voice): HelpTopic[] {
  const words = pick(texts, voice)
  if (words === undefined) return []
  const { title, content } = words
  return [{ id, group: topic_group, title: title.replaceAll('{brand}', voice.brand), content: fill(content, voice.brand) }]
}

export function toVipRank({ level, texts, turnover, bonus, ...rank }: VipRankRecord, voice: Voice, exponent: number): VipRank[] {
  const labelName = pick(texts, voice)
  if (labelName === undefined) return []
  const { cashback, withdrawals, manager } = rank
  return [
    {
      rankLevel: level,
      labelName,
      turnover: writeDecimal(turnover, exponent),
      bonus: writeDecimal(bonus, exponent),
      cashback,
      withdrawals,
      manager,
    },
  ]
}

function pick<T>(texts: TextsByLanguage<T>, { languages }: Voice): T | undefined {
  return languages.map((language) => texts[language]).find((found) => found !== undefined)
}

/** Puts the brand's name into HTML. */
const fill = (html: string, brand: string): string => html.replaceAll('{brand}', escapeHtml(brand))

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function toAction(stored: AnnouncementRecord['action']): AnnouncementAction | undefined {
  const kind = actionKinds.find((one) => typeof stored?.[one] === 'string')
  return kind && { [kind]: stored?.[kind] }
}
