import { randomUUID } from 'node:crypto'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { buildIfStale } from '../../tools/build-app.ts'
import { findInstalledBrowser } from '../../tools/installed-browser.ts'
import { CommandError } from '../command.ts'
import type { Impact } from '../diff/impact.ts'
import type { RevisionComparison } from '../diff/compare-revisions.ts'
import { type AppearanceOptions, chooseAppearance } from './appearance.ts'
import { listLoggedErrors, startDemoServers } from './demo-servers.ts'
import { fetchHtml } from './fetch-html.ts'
import { LogInError } from './log-in.ts'
import type { ServedVersion } from './open-sessions.ts'
import { renderMerchant } from './render-merchant.ts'
import { type MerchantReport, createSkippedReport } from './report.ts'
import { launchBrowser } from './session.ts'
import type { OnEnd } from './with-cleanup.ts'

export interface RenderMerchantsOptions extends AppearanceOptions {
  /** Folder of the merchants after the change. */
  readonly root: string
  readonly comparison: RevisionComparison
  /** Folder of the report. */
  readonly out: string
  /** Maximum number of pages of a merchant. */
  readonly maxPages: number
  /** Username of the demo account that visitors are logged in with; `undefined` if they are logged out. */
  readonly username: string | undefined
  readonly log: (line: string) => void
  readonly onEnd: OnEnd
}

const widths = [360, 1440] as const

/**
 * Renders the pages of merchants that a change affects, on two servers in demo mode.
 *
 * @throws CommandError if there is no browser, or a server does not start
 */
export async function renderMerchants(impacts: readonly Impact[], options: RenderMerchantsOptions): Promise<readonly MerchantReport[]> {
  if (impacts.length === 0) return []
  const { comparison, log, onEnd } = options
  const installedBrowser = requireInstalledBrowser()
  await buildIfStale()
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'livery-screenshots-')))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  log('Starting servers in demo mode …')
  const password = randomUUID()
  const servers = await startDemoServers({ ...options, folder, password, ids: impacts.map(({ id }) => id) })
  const launch = async (port: number | undefined): Promise<Browser | undefined> => {
    const browser = port === undefined ? undefined : await launchBrowser(installedBrowser, port)
    onEnd(() => browser?.close())
    return browser
  }
  const browsers = { before: await launch(servers.before?.port), after: await launch(servers.after?.port) }
  const reports: MerchantReport[] = []
  for (const impact of impacts) {
    log(`Rendering ${impact.id} …`)
    const findVersion = (version: 'before' | 'after'): ServedVersion | undefined => {
      const [config, port, browser] = [comparison[version].get(impact.id)?.config, servers[version]?.port, browsers[version]]
      if (!config || port === undefined || !browser) return undefined
      return { id: impact.id, config, appearance: chooseAppearance(impact, config, options), port, browser }
    }
    const versions = { before: findVersion('before'), after: findVersion('after') }
    const account = options.username === undefined ? undefined : { username: options.username, password }
    const isCurrent = !versions.after || (await fetchVersion(versions.after)) === comparison.after.get(impact.id)?.version
    const render = (): Promise<MerchantReport> => renderMerchant(impact, versions, { ...options, account, widths })
    reports.push(
      isCurrent
        ? await render().catch((error: unknown) => skipLogInError(impact.id, error))
        : createSkippedReport(impact.id, `the server refuses the change: ${listLoggedErrors(servers, impact.id).join(' ')}`),
    )
  }
  return reports
}

/** @throws CommandError if there is no browser */
export function requireInstalledBrowser(): NonNullable<ReturnType<typeof findInstalledBrowser>> {
  const installedBrowser = findInstalledBrowser()
  if (installedBrowser) return installedBrowser
  throw new CommandError(
    'Chromium is required. Install it (npx playwright-core install --with-deps chromium, or apt-get install chromium), or set CHROMIUM to its path.',
  )
}

function skipLogInError(id: string, error: unknown): MerchantReport {
  if (error instanceof LogInError) return createSkippedReport(id, error.message)
  throw error
}

/** Returns the version of a merchant that a server serves. A server refuses a version that contradicts its database. */
async function fetchVersion({ id, port, config: { routes } }: ServedVersion): Promise<string | undefined> {
  return (await fetchHtml(port, `${id}.localhost`, routes.routes[routes.home]?.path ?? '/', '')).version
}
