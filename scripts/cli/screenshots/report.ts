import { formatCount } from '../../../src/engine/rules/format-count.ts'
import type { ThemeName } from './appearance.ts'

/** Files of the report in its folder. */
export const reportFile = 'index.html'
export const summaryFile = 'summary.md'
/** Marks a folder as a report, which a later run may replace. */
export const markerFile = '.livery-screenshots'

/** The screenshots of a page at one width and in one theme. */
export interface PageScreenshots {
  readonly width: number
  readonly theme: ThemeName
  /** Paths of the pictures below the folder of the report; `undefined` for a version that does not have the page. */
  readonly before: string | undefined
  readonly after: string | undefined
  /** Share of the pixels that differ, from 0 to 1; 1 if only one version has the page. */
  readonly difference: number
}

/** The result of rendering a page; its state is `failed` if it could not be rendered. */
export interface PageReport {
  readonly id: string
  readonly path: string
  readonly state: 'changed' | 'unchanged' | 'added' | 'removed' | 'failed'
  /** Reason why it could not be rendered. */
  readonly error?: string
  /** The screenshots at the widths and in the themes in which it differs. */
  readonly screenshots: readonly PageScreenshots[]
}

/** The rendered pages of a merchant. */
export interface MerchantReport {
  readonly id: string
  readonly state: 'changed' | 'new' | 'removed' | 'skipped'
  /** Reason why nothing was rendered. */
  readonly reason?: string
  readonly language?: string
  readonly pages: readonly PageReport[]
  /**
   * Paths of pages beyond the limit, which the change may affect as well, and descriptions of changed pages without a
   * route.
   */
  readonly omitted: readonly string[]
}

/** Returns the report of a merchant that was not rendered. The reason is a sentence without an initial capital. */
export const createSkippedReport = (id: string, reason: string): MerchantReport => ({
  id,
  state: 'skipped',
  reason,
  pages: [],
  omitted: [],
})

/** The result of a comparison with a revision. */
export interface ScreenshotReport {
  readonly base: string
  readonly merchants: readonly MerchantReport[]
}

/** Numbers of pages by their state. `rendered` is their total, without those that could not be rendered. */
type PageCounts = Readonly<Record<PageReport['state'] | 'rendered', number>>

function countPages({ merchants }: Pick<ScreenshotReport, 'merchants'>): PageCounts {
  const counts = { changed: 0, unchanged: 0, added: 0, removed: 0, failed: 0, rendered: 0 }
  for (const { state } of merchants.flatMap(({ pages }) => pages)) {
    counts[state]++
    if (state !== 'failed') counts.rendered++
  }
  return counts
}

/** Formats the result as a sentence, such as "6 pages rendered, 2 look different, 1 is new." */
export function formatCounts(report: Pick<ScreenshotReport, 'merchants'>): string {
  const { rendered, changed, added, removed, failed } = countPages(report)
  const details = [
    ...(rendered === 0
      ? ['No page was rendered']
      : [
          `${formatCount(rendered, 'page')} rendered`,
          changed === 0 ? 'none looks different' : `${String(changed)} ${changed === 1 ? 'looks' : 'look'} different`,
        ]),
    ...(added > 0 ? [`${String(added)} ${added === 1 ? 'is' : 'are'} new`] : []),
    ...(removed > 0 ? [`${String(removed)} ${removed === 1 ? 'is' : 'are'} removed`] : []),
    ...(failed > 0 ? [`${String(failed)} could not be rendered`] : []),
  ]
  return `${details.join(', ')}.`
}

/** Formats a share from 0 to 1 as a percentage, such as "12 %"; a share below 0.01 as "less than 1 %". */
export const formatShare = (share: number): string => (share < 0.01 ? 'less than 1 %' : `${String(Math.round(share * 100))} %`)
