import { fillText } from '../../../src/engine/rules/fill-placeholders.ts'
import { fillRuleValues, ruleValuePlaceholderPattern, type RuleValues, getRuleValues } from '../../../src/engine/rules/rule-values.ts'
import { createTextFunction } from '../../../src/engine/resolve/brand-texts.ts'
import { applyNumberFormat } from '../../../src/engine/rules/money/number-format.ts'
import type { Announcement, AnnouncementAction, HelpTopic, VipRank } from '../../../src/generated/api.ts'
import type { AnnouncementRecord, HelpTopicRecord, VipRankRecord } from './store/content.ts'
import { markForeign } from '../../../src/engine/rules/fallback-text.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { TextsByLanguage } from '../../database/columns.ts'
import type { ApiContext } from '../api-context/index.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'

/** The brand's name and the languages for texts, the requested language first. */
export interface TextContext {
  readonly brand: string
  readonly languages: readonly string[]
  readonly catalogue: Readonly<Record<string, Pick<MerchantConfig['languages']['catalogue'][string], 'tag' | 'direction'>>>
  /** Replaces the rule value placeholders of a text, with values formatted for the language. */
  readonly fillPlaceholders?: (text: string, language: string) => string
}

const actionKinds = ['route', 'overlay', 'article', 'promotion', 'memberPage', 'url'] as const

/**
 * Converts an announcement for a visitor. The array has one element, or none if the announcement has no text in any of
 * the languages, or a rule value placeholder without a value.
 */
export function toAnnouncements(record: AnnouncementRecord, textContext: TextContext): Announcement[] {
  const localized = pickTexts(record.texts, textContext)
  if (localized === undefined) return []
  const { texts, language } = localized
  if (hasUnresolvedPlaceholder(Object.values(texts), language, textContext)) return []
  const { id, type, published_at, ends_at, banner_group, image, icon } = record
  const formatField = (text: string): string => formatText(language, text, textContext)
  const action = toAction(record.action)
  return [
    {
      id,
      type,
      title: formatField(texts.title),
      content: formatHtml(texts.content ?? '', language, textContext),
      timestamp: published_at.toISOString(),
      ...(texts.summary !== undefined && { summary: formatField(texts.summary) }),
      ...(texts.figure !== undefined && { figure: formatField(texts.figure) }),
      ...(texts.label !== undefined && { label: formatField(texts.label) }),
      ...(ends_at !== null && { until: ends_at.toISOString() }),
      ...(banner_group !== null && { groupName: banner_group }),
      ...(image !== null && { image }),
      ...(icon !== null && { icon }),
      ...(action && { action }),
    },
  ]
}

/** Same as `toAnnouncements`, for a help topic. */
export function toHelpTopics({ id, topic_group, texts }: HelpTopicRecord, textContext: TextContext): HelpTopic[] {
  const localized = pickTexts(texts, textContext)
  if (localized === undefined) return []
  const { language } = localized
  const { title, content } = localized.texts
  if (hasUnresolvedPlaceholder(Object.values(localized.texts), language, textContext)) return []
  return [{ id, group: topic_group, title: formatText(language, title, textContext), content: formatHtml(content, language, textContext) }]
}

/**
 * Converts a VIP rank for a visitor. The array has one element, or none if the rank has no name in any of the
 * languages.
 */
export function toVipRanks(
  { level, texts, turnover, bonus, ...rank }: VipRankRecord,
  textContext: TextContext,
  exponent: number,
): VipRank[] {
  const labelName = localizeName(texts, textContext)
  if (labelName === undefined) return []
  const { cashback, withdrawals, manager } = rank
  return [
    {
      rankLevel: level,
      labelName,
      turnover: formatDecimal(turnover, exponent),
      bonus: formatDecimal(bonus, exponent),
      cashback,
      withdrawals,
      manager,
    },
  ]
}

/** Localizes the named texts of a row for display. Texts that are missing are omitted. */
export function localizeTexts<K extends string>(
  texts: TextsByLanguage<{ readonly [N in K]?: string | undefined }>,
  textContext: TextContext,
  names: readonly K[],
): Readonly<Partial<Record<K, string>>> {
  const localized = pickTexts(texts, textContext)
  const formatted: Partial<Record<K, string>> = {}
  for (const name of names) {
    const text = localized?.texts[name]
    if (localized && text !== undefined) formatted[name] = formatText(localized.language, text, textContext)
  }
  return formatted
}

/**
 * Creates the context for texts in the requested language, otherwise in the brand's default language, otherwise in
 * English. `ruleValues` default to those of the brand's files, for callers that have not read the current rules.
 */
export const createTextContext = (
  { brand: { config }, language }: Pick<ApiContext, 'brand' | 'language'>,
  ruleValues?: RuleValues,
): TextContext => ({
  ...createPlainTextContext(config, language),
  fillPlaceholders: (text, code) =>
    text.includes('{')
      ? fillRuleValues(text, ruleValues ?? getRuleValues(config), {
          currency: applyNumberFormat(config, code).merchant.currency,
          tag: config.languages.catalogue[code]?.tag ?? code,
          text: createTextFunction(config, code),
        })
      : text,
})

/** Whether a text has a rule value placeholder that no current rule replaces. */
const hasUnresolvedPlaceholder = (texts: readonly (string | undefined)[], language: string, { fillPlaceholders }: TextContext): boolean =>
  texts.some(
    (text) =>
      text !== undefined && fillPlaceholders !== undefined && fillPlaceholders(text, language).search(ruleValuePlaceholderPattern) !== -1,
  )

/** Same as `createTextContext`, for texts without rule value placeholders. */
const createPlainTextContext = (
  { merchant, languages }: Pick<MerchantConfig, 'merchant' | 'languages'>,
  language: string,
): TextContext => ({
  brand: merchant.name,
  languages: [language, languages.default, 'EN'],
  catalogue: languages.catalogue,
})

/** Returns the name of a rank in the brand's default language; its level if it has no name. */
export const getRankName = ({ level, texts }: VipRankRecord, config: Pick<MerchantConfig, 'merchant' | 'languages'>): string =>
  localizeName(texts, createPlainTextContext(config, config.languages.default)) ?? String(level)

/** Returns a name for display; `undefined` if there is none in any of the languages. */
function localizeName(texts: TextsByLanguage<string>, textContext: TextContext): string | undefined {
  const localized = pickTexts(texts, textContext)
  return localized && formatText(localized.language, localized.texts, textContext)
}

/** Returns the texts in the first language that has them, and that language. */
function pickTexts<T>(texts: TextsByLanguage<T>, { languages }: TextContext): { readonly texts: T; readonly language: string } | undefined {
  return languages.flatMap((language) => (texts[language] === undefined ? [] : [{ texts: texts[language], language }]))[0]
}

/** Formats a text for display, marked if it is not in the requested language. */
function formatText(language: string, text: string, { brand, languages: [requested], fillPlaceholders }: TextContext): string {
  const formatted = fillText(fillPlaceholders?.(text, language) ?? text, { brand })
  return language === requested ? formatted : markForeign(formatted)
}

/** Same as `formatText`, for HTML: other languages are marked by `lang` and `dir` attributes. */
function formatHtml(html: string, language: string, { brand, languages: [requested], catalogue, fillPlaceholders }: TextContext): string {
  const formatted = fillText(fillPlaceholders?.(html, language) ?? html, { brand: escapeHtml(brand) })
  const { tag, direction } = catalogue[language] ?? {}
  if (language === requested || formatted === '' || tag === undefined) return formatted
  return `<div lang="${tag}" dir="${direction ?? 'auto'}">${formatted}</div>`
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function toAction(stored: AnnouncementRecord['action']): AnnouncementAction | undefined {
  const kind = actionKinds.find((candidate) => typeof stored?.[candidate] === 'string')
  return kind && { [kind]: stored?.[kind] }
}
