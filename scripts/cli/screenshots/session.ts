import { type Browser, type BrowserContext, chromium, type Route } from 'playwright-core'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { endpoints } from '../../../src/generated/endpoints.ts'
import { browserArgs } from '../../tools/browser-args.ts'
import type { findInstalledBrowser } from '../../tools/installed-browser.ts'
import type { ThemeName } from './appearance.ts'
import { createInitScript } from './init-script.ts'
import { type Account, logIn } from './log-in.ts'
import { fetchPath } from './fetch-path.ts'

/** The device and the preferences of a visitor. */
export interface Visitor {
  readonly width: number
  readonly theme: ThemeName
  readonly language: string
  /** The account that the visitor is logged in with; `undefined` if logged out. */
  readonly account: Account | undefined
  /** Time on the visitor's clock, which does not advance. */
  readonly time: Date
  /** Responses that depend on the server's time, by path and query. All visitors of a merchant share them. */
  readonly responses: Map<string, string>
}

/** A merchant on a server, and the browser for it. */
export interface Site {
  readonly id: string
  readonly config: MerchantConfig
  readonly port: number
  readonly browser: Browser
}

/** Viewports narrower than this number of CSS pixels are emulated as phones. */
const phoneWidth = 600
const phoneHeight = 780
const desktopHeight = 900
const phoneOptions = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  isMobile: true,
  hasTouch: true,
}

/** Launches a browser that resolves the hosts of merchants to a server on this machine. */
export const launchBrowser = (installedBrowser: NonNullable<ReturnType<typeof findInstalledBrowser>>, port: number): Promise<Browser> =>
  chromium.launch({
    ...installedBrowser,
    // `withCleanup` handles signals: it stops the servers as well before the process exits.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // Pages contain their own origin, in links and QR codes. Without a port it is the same on both servers.
    args: [...browserArgs, `--host-resolver-rules=MAP *.localhost 127.0.0.1:${String(port)}`],
  })

/**
 * Opens a session of a visitor who has already closed the pop-ups of a merchant.
 *
 * @throws LogInError if the visitor cannot log in
 */
export async function openSession(site: Site, visitor: Visitor): Promise<BrowserContext> {
  const { id, config, browser } = site
  const { width, theme, language, account, time } = visitor
  const isPhone = width < phoneWidth
  const origin = `http://${id}.localhost`
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? phoneHeight : desktopHeight },
    ...(isPhone && phoneOptions),
    baseURL: origin,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: config.languages.catalogue[language]?.tag ?? 'en',
    timezoneId: 'UTC',
  })
  const preferences = { lang: language, theme }
  try {
    await context.addCookies(Object.entries(preferences).map(([name, value]) => ({ name, value, url: origin })))
    await context.clock.setFixedTime(time)
    await context.addInitScript({ content: createInitScript(config, preferences, time) })
    await routeRequests(context, site, visitor.responses)
    if (account) await logIn(context, config, account)
    return context
  } catch (error) {
    await context.close()
    throw error
  }
}

/** Paths of the endpoints whose responses depend on the server's time. */
const timeDependentPaths: ReadonlySet<string> = new Set([endpoints['game.vnNumeros'].path, endpoints['game.lotteryLobby'].path])

async function routeRequests(context: BrowserContext, { id, port }: Site, responses: Visitor['responses']): Promise<void> {
  const shareResponse = async (route: Route): Promise<void> => {
    const { pathname, search } = new URL(route.request().url())
    const path = pathname + search
    const { authorization } = route.request().headers()
    const headers = authorization === undefined ? {} : { authorization }
    const sharedBody = responses.get(path)
    const { status, text } =
      sharedBody === undefined ? await fetchPath({ port, host: `${id}.localhost`, path, headers }) : { status: 200, text: sharedBody }
    if (status === 200) responses.set(path, text)
    await route.fulfill({ status, contentType: 'application/json', body: text })
  }
  await context.route(({ pathname }) => timeDependentPaths.has(pathname), shareResponse)
  // Other origins may deliver only images: their other responses vary, and delay the page.
  await context.route(
    ({ hostname }) => !hostname.endsWith('.localhost'),
    (route) => (route.request().resourceType() === 'image' ? route.continue() : route.abort()),
  )
}
