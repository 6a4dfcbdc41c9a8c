import type { MerchantConfig } from '../../../src/generated/config.ts'

/** Maximum height of the screenshot of a page, in pixels. WebP allows 16,383. */
export const maxHeight = 15_000

/** Makes the browser lay out the sections below the window as well. */
const styleSheet = '* { content-visibility: visible !important }'

/**
 * Creates the script that runs before those of a page. It stores the preferences of the visitor, marks all pop-ups as
 * closed, makes random numbers reproducible, and makes lazily loaded parts load at once. Its style sheet is
 * constructed, because the content security policy of pages blocks inline styles.
 */
export function createInitScript(
  { settings, content }: MerchantConfig,
  preferences: Readonly<Record<'lang' | 'theme', string>>,
  time: Date,
): string {
  const { local } = settings.storage
  const popups = Object.entries(content.announcements).flatMap(([id, { type, published }]) =>
    type === 'PU' ? [[`${id} ${new Date(published).toISOString()}`, time.getTime()] as const] : [],
  )
  const stored = {
    [local.lang]: preferences.lang,
    [local.theme]: preferences.theme,
    ...(settings.popups && { [settings.popups.key]: JSON.stringify(Object.fromEntries(popups)) }),
  }
  return `{
  let seed = 1
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback, options) {
      super(callback, { ...options, rootMargin: '${String(maxHeight)}px 0px' })
    }
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(${JSON.stringify(styleSheet)})
  document.adoptedStyleSheets.push(sheet)
  try {
    for (const [name, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(name, value)
  } catch {}
}`
}
