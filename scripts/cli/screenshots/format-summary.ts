import { escapeMarkdown } from '../diff/format-markdown.ts'
import { formatCounts, formatShare, type MerchantReport, type PageReport, type ScreenshotReport } from './report.ts'

/** Maximum number of rows: GitHub and GitLab limit the length of a comment. */
const maxRows = 50

/** Formats the report as a section of the comment of a pull request or a merge request. */
export function formatSummary(report: ScreenshotReport): string {
  const rows = report.merchants.flatMap(listRows)
  const skippedMerchants = report.merchants.filter(({ reason }) => reason !== undefined)
  return [
    '',
    '### Screenshots before and after',
    '',
    formatCounts(report),
    ...(rows.length === 0 ? [] : ['', '| merchant | page | difference |', '| --- | --- | --- |', ...rows.slice(0, maxRows)]),
    ...(rows.length > maxRows ? ['', `and ${String(rows.length - maxRows)} more`] : []),
    ...(skippedMerchants.length === 0
      ? []
      : ['', ...skippedMerchants.map(({ id, reason = '' }) => `- **${escapeMarkdown(id)}**: not rendered: ${escapeMarkdown(reason)}`)]),
    '',
  ].join('\n')
}

const listRows = ({ id, pages }: MerchantReport): readonly string[] =>
  pages
    .filter(({ state }) => state !== 'unchanged')
    .map((page) => `| **${escapeMarkdown(id)}** | ${escapeMarkdown(page.path)} | ${escapeMarkdown(formatDifference(page))} |`)

function formatDifference({ state, error = '', screenshots }: PageReport): string {
  if (state === 'failed') return `could not be rendered: ${error}`
  if (state !== 'changed') return state === 'added' ? 'new page' : 'removed'
  const hasThemes = new Set(screenshots.map(({ theme }) => theme)).size > 1
  return screenshots
    .map(({ width, theme, difference }) => `${String(width)} px${hasThemes ? ` ${theme}` : ''}: ${formatShare(difference)}`)
    .join(', ')
}
