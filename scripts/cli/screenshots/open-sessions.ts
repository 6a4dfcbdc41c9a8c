import type { BrowserContext } from 'playwright-core'
import type { Appearance, ThemeName } from './appearance.ts'
import type { Account } from './log-in.ts'
import { openSession, type Site } from './session.ts'

/** A merchant before or after a change. */
export interface ServedVersion extends Site {
  readonly appearance: Appearance
}

/** A value of each version; `undefined` for a version that does not have the merchant or the page. */
export interface Versions<T> {
  readonly before: T | undefined
  readonly after: T | undefined
}

/** A visitor's sessions on both servers. */
export interface Sessions extends Versions<BrowserContext> {
  readonly width: number
  readonly theme: ThemeName
  /** Suffix of file names, which names the theme if there are several; otherwise empty. */
  readonly suffix: string
}

interface SessionsOptions {
  readonly widths: readonly number[]
  /** The account that visitors are logged in with. */
  readonly account: Account | undefined
}

/**
 * Opens a session for each width and theme on the server of each version. If one cannot be opened, closes the others.
 *
 * @throws LogInError if a visitor cannot log in
 */
export async function openSessions(
  { before, after }: Versions<ServedVersion>,
  { widths, account }: SessionsOptions,
): Promise<readonly Sessions[]> {
  const themes = (after ?? before)?.appearance.themes ?? []
  const sharedOptions = { account, time: new Date(), responses: new Map<string, string>() }
  const sessions: Sessions[] = []
  const contexts: BrowserContext[] = []
  try {
    for (const width of widths)
      for (const [index, theme] of themes.entries()) {
        const openVersion = async (site: ServedVersion | undefined): Promise<BrowserContext | undefined> => {
          if (site === undefined) return undefined
          const { language, themes: siteThemes } = site.appearance
          const context = await openSession(site, { width, theme: siteThemes[index] ?? theme, language, ...sharedOptions })
          contexts.push(context)
          return context
        }
        sessions.push({
          width,
          theme,
          suffix: themes.length > 1 ? `-${theme}` : '',
          before: await openVersion(before),
          after: await openVersion(after),
        })
      }
  } catch (error) {
    await Promise.all(contexts.map((context) => context.close()))
    throw error
  }
  return sessions
}
