import { escapeControls } from '../../../src/engine/rules/escape-controls.ts'
import { formatCount } from '../../../src/engine/rules/format-count.ts'
import { describeInvalid, type Impact } from './impact.ts'

/** Identifies the comment in a pull request, so that the next run replaces it. */
const commentMarker = '<!-- livery-blast-radius -->'

/** Maximum number of changes that are listed for a merchant: GitHub and GitLab limit the length of a comment. */
const maxChanges = 40
const maxValueCharacters = 60
/** Maximum number of assets that are named for a merchant. */
const maxAssets = 5

/** Formats what a change affects, as the comment of a pull request or a merge request. */
export function formatMarkdown(impacts: readonly Impact[]): string {
  const affected = impacts.filter(({ state }) => state !== 'unchanged')
  const header = [commentMarker, '### What this change affects', '']
  if (affected.length === 0) return [...header, `No brand changes: ${String(impacts.length)} compared.`].join('\n')
  const invalidCount = affected.filter(({ state }) => state === 'invalid').length
  const invalidNote = invalidCount === 0 ? '' : `, ${String(invalidCount)} cannot be compared`
  return [
    ...header,
    `${String(affected.length - invalidCount)} of ${String(impacts.length)} merchants change${invalidNote}.`,
    '',
    '| merchant | pages | routes | texts | languages | on every page | other files |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...affected.map(formatRow),
    ...affected.flatMap(formatDetails),
  ].join('\n')
}

function formatRow(impact: Impact): string {
  const { id, state, pages, routes, texts, languages, everywhere, other, assets } = impact
  const name = `**${escapeMarkdown(id)}**`
  if (state === 'new' || state === 'removed') return `| ${name} (${state}) | all | all | all | all | all | all |`
  if (state === 'invalid') return `| ${name} | cannot be compared: ${describeInvalid(impact)} | | | | | |`
  const counts = Object.entries(texts).map(([language, count]) => `${language} ${String(count)}`)
  return `| ${[name, ...[pages, routes, counts, languages, everywhere, [...other, ...listAssets(assets)]].map((values) => values.map(escapeMarkdown).join(', '))].join(' | ')} |`
}

function listAssets(assets: Impact['assets']): readonly string[] {
  const omittedCount = assets.length - maxAssets
  return [
    ...assets.slice(0, maxAssets).map(({ path }) => `assets/${path}`),
    ...(omittedCount > 0 ? [`${String(omittedCount)} more assets`] : []),
  ]
}

function formatDetails({ id, changes, fallbackTexts }: Impact): readonly string[] {
  if (changes.length + fallbackTexts.length === 0) return []
  const omittedCount = changes.length - maxChanges
  return [
    '',
    `<details><summary>${escapeMarkdown(id)}: ${formatCount(changes.length, 'value')}</summary>`,
    '',
    ...changes.slice(0, maxChanges).map(({ pointer, before, after, location }) => {
      const change = [before, after].map((value) => (value === undefined ? 'not set' : formatCode(formatValue(value)))).join(' → ')
      return `- ${formatCode(pointer)}: ${change}${location === undefined ? '' : ` (${escapeMarkdown(location)})`}`
    }),
    ...(omittedCount > 0 ? [`- and ${String(omittedCount)} more`] : []),
    ...fallbackTexts.map(({ language, count }) => `- ${String(count)} texts of ${escapeMarkdown(language)} that fall back`),
    '',
    '</details>',
  ]
}

function formatValue(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > maxValueCharacters ? `${text.slice(0, maxValueCharacters - 1)}…` : text
}

/**
 * Formats text as inline code. The fence is longer than any run of backticks in the text, so that none ends the code.
 */
function formatCode(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1)
  return `${fence} ${escapeControls(text)} ${fence}`
}

export const escapeMarkdown = (text: string): string => escapeControls(text).replaceAll(/[\\|`*_<>[\]@]/g, String.raw`\$&`)
