import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { Impact } from '../diff/impact.ts'
import { type AffectedPage, listAffectedPages } from './affected-pages.ts'
import { fetchHtml } from './fetch-html.ts'
import type { Account } from './log-in.ts'
import { openSessions, type ServedVersion, type Versions } from './open-sessions.ts'
import { renderAffectedPage } from './render-affected-page.ts'
import type { MerchantReport, PageReport } from './report.ts'
import { selectPages } from './select-pages.ts'
import { listSitePages } from './site-pages.ts'

export interface RenderOptions {
  /** Folder of the report. */
  readonly out: string
  readonly widths: readonly number[]
  /** Maximum number of pages of a merchant. */
  readonly maxPages: number
  /** The account that visitors are logged in with. */
  readonly account: Account | undefined
}

/**
 * Renders the pages of a merchant that a change affects most, before and after it, and writes the pictures that differ.
 *
 * @throws LogInError if a visitor cannot log in
 */
export async function renderMerchant(impact: Impact, versions: Versions<ServedVersion>, options: RenderOptions): Promise<MerchantReport> {
  const { before, after } = versions
  const [previousPages, currentPages] = [before, after].map((served) =>
    served ? listSitePages(served.config, options.account?.username) : [],
  )
  const pages = listAffectedPages(impact, previousPages ?? [], currentPages ?? [])
  const differingIds = pages.length > options.maxPages ? await listDifferingPages(versions, pages) : new Set<string>()
  const { selected, omitted } = selectPages(pages, ({ id }) => differingIds.has(id), options.maxPages)
  const sessions = await openSessions(versions, options)
  try {
    const reports: PageReport[] = []
    for (const page of selected) reports.push(await renderAffectedPage(impact.id, page, sessions, options.out))
    const language = (after ?? before)?.appearance.language
    return {
      id: impact.id,
      state: impact.state === 'new' || impact.state === 'removed' ? impact.state : 'changed',
      ...(language !== undefined && { language }),
      pages: reports,
      omitted: [...omitted.map((page) => page.after ?? page.before ?? ''), ...listUnreachablePages(impact, after?.config)],
    }
  } finally {
    for (const { before: beforeContext, after: afterContext } of sessions)
      await Promise.all([beforeContext?.close(), afterContext?.close()])
  }
}

/** Describes the changed pages that no route shows, such as the maintenance page. */
const listUnreachablePages = ({ pages }: Impact, config: MerchantConfig | undefined): readonly string[] => {
  const shownPages = new Set(Object.values(config?.routes.routes ?? {}).map(({ page }) => page))
  return pages.filter((page) => !shownPages.has(page)).map((page) => `page "${page}", which has no route`)
}

/** Returns the ids of the pages that both versions have and whose HTML differs between them. */
async function listDifferingPages(
  { before, after }: Versions<ServedVersion>,
  pages: readonly AffectedPage[],
): Promise<ReadonlySet<string>> {
  const differingIds = new Set<string>()
  if (!before || !after) return differingIds
  const fetchContent = async ({ id, port, appearance: { language, themes } }: ServedVersion, path: string): Promise<string> =>
    (await fetchHtml(port, `${id}.localhost`, path, `lang=${language}; theme=${themes[0]}`)).content
  for (const page of pages) {
    if (page.before === undefined || page.after === undefined) continue
    const [beforeHtml, afterHtml] = await Promise.all([fetchContent(before, page.before), fetchContent(after, page.after)])
    if (beforeHtml !== afterHtml) differingIds.add(page.id)
  }
  return differingIds
}
