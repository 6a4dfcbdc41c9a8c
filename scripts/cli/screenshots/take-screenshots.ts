import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeInvalid, type Impact } from '../diff/impact.ts'
import { formatReport } from './format-report.ts'
import { formatSummary } from './format-summary.ts'
import { renderMerchants, type RenderMerchantsOptions, requireInstalledBrowser } from './render-merchants.ts'
import { type MerchantReport, markerFile, reportFile, type ScreenshotReport, createSkippedReport, summaryFile } from './report.ts'

interface ScreenshotOptions extends RenderMerchantsOptions {
  /** The revision of the comparison. */
  readonly base: string
  readonly maxMerchants: number
}

/**
 * Renders the pages that a change affects, before and after it, and writes the report.
 *
 * @throws CommandError if there is no browser, or a server does not start
 */
export async function takeScreenshots(options: ScreenshotOptions): Promise<ScreenshotReport> {
  const { out, base, comparison, maxMerchants } = options
  const affected = comparison.impacts.filter(({ state }) => state !== 'unchanged' && state !== 'invalid')
  // Without a browser, the earlier report is kept.
  if (affected.length > 0) requireInstalledBrowser()
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await writeFile(join(out, markerFile), '')
  const ranked = affected.toSorted((a, b) => b.changes.length - a.changes.length)
  const rendered = await renderMerchants(ranked.slice(0, maxMerchants), options)
  const report = {
    base,
    merchants: [
      ...rendered,
      ...comparison.impacts.flatMap((impact) => (impact.state === 'invalid' ? [createInvalidReport(impact)] : [])),
      ...ranked.slice(maxMerchants).map(({ id }) => createSkippedReport(id, 'the change affects more merchants than --limit allows.')),
    ],
  }
  await writeFile(join(out, reportFile), formatReport(report))
  await writeFile(join(out, summaryFile), formatSummary(report))
  return report
}

const createInvalidReport = (impact: Impact): MerchantReport => createSkippedReport(impact.id, `${describeInvalid(impact)}.`)
