import { type Measure, secondsOfConsent, type SiteEvent } from '../engine/contract/measure.ts'

interface ScriptRule {
  createScriptURL(url: string): string
}

interface Tagged {
  dataLayer?: unknown[]
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptRule): ScriptRule }
}

const loaded = new Set<string>()
const page = globalThis as Tagged & Record<string, unknown>

/**
 * Google's tag: its script is asked for with the first event, once, and hears of pages and events by names of the
 * configuration. It sends no page by itself, and is told an address without parameters and no advertising.
 */
export const measure: Measure = (event, { gtagId }) => {
  if (event.type === 'stop') return stop(gtagId)
  page[disableKeyOf(gtagId)] = false
  if (!loaded.has(gtagId)) load(gtagId)
  gtag('event', ...toGtagArguments(event))
}

/** What the tag looks at before it sends or keeps anything: true turns it off. */
const disableKeyOf = (gtagId: string): string => `ga-disable-${gtagId}`

/** The tag is turned off, and what it kept goes. */
function stop(gtagId: string): void {
  page[disableKeyOf(gtagId)] = true
  deleteCookies()
}

function deleteCookies(): void {
  for (const [, name] of document.cookie.matchAll(/(?:^|; )(_ga(?:_[^=]*)?)=/g))
    document.cookie = `${String(name)}=; path=/; max-age=-1; samesite=lax`
}

/** The tag reads a list of arguments, and no array. */
const gtag: (...words: readonly unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  ;(page.dataLayer ??= []).push(arguments)
}

const addressOf = (route: string): string => `${window.location.origin}/${route}`

function toGtagArguments(event: Exclude<SiteEvent, { readonly type: 'stop' }>): readonly [string, object] {
  if (event.type === 'page') {
    const { route, language, theme } = event
    gtag('set', { page_location: addressOf(route), page_title: route, page_referrer: '' })
    return ['page_view', { page_location: addressOf(route), page_title: route, page_referrer: '', language, theme }]
  }
  const { type, ...rest } = event
  return [`site_${type}`, rest]
}

/**
 * The tag's cookies last as long as an answer, are those of the brand's host alone, and are not made to last longer.
 */
function load(gtagId: string): void {
  loaded.add(gtagId)
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('set', { page_location: `${window.location.origin}/`, page_title: '', page_referrer: '' })
  gtag('config', gtagId, {
    send_page_view: false,
    cookie_domain: 'none',
    cookie_expires: secondsOfConsent,
    cookie_update: false,
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const address = prefix + encodeURIComponent(gtagId)
  const script = document.createElement('script')
  script.async = true
  script.src = trusted(address)
  // Who declines while the script is on its way is left nothing by it either.
  script.addEventListener('load', () => {
    if (page[disableKeyOf(gtagId)] === true) deleteCookies()
  })
  document.head.append(script)
}

const prefix = 'https://www.googletagmanager.com/gtag/js?id='

/** The one script of another origin that a page may load; browsers that know trusted types ask for it in this form. */
const trusted = (address: string): string => rule()?.createScriptURL(address) ?? address

let made: ScriptRule | undefined
const rule = (): ScriptRule | undefined =>
  (made ??= page.trustedTypes?.createPolicy('tag', {
    createScriptURL: (address) => {
      if (!address.startsWith(prefix)) throw new TypeError('Only the tag is loaded by this rule.')
      return address
    },
  }))
