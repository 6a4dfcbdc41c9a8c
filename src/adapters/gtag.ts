import { type SendAnalyticsEvent, consentMaxAgeSeconds, type SiteEvent } from '../engine/contract/analytics.ts'

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

interface TaggedWindow {
  dataLayer?: unknown[]
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }
}

const loadedIds = new Set<string>()
const taggedWindow = globalThis as TaggedWindow & Record<string, unknown>

/**
 * Sends an event to Google's tag, whose script is requested once, with the first event; `stop` disables the tag
 * instead. Page views and events contain only names from the configuration. The tag sends no automatic page views, and
 * receives neither query parameters nor advertising data.
 */
export const sendAnalyticsEvent: SendAnalyticsEvent = (event, { gtagId }) => {
  if (event.type === 'stop') return disable(gtagId)
  taggedWindow[getDisableKey(gtagId)] = false
  if (!loadedIds.has(gtagId)) loadTag(gtagId)
  gtag('event', ...toGtagArguments(event))
}

/** Returns the name of the global flag that the tag checks before it sends or stores anything: `true` disables it. */
const getDisableKey = (gtagId: string): string => `ga-disable-${gtagId}`

/** Disables the tag, and deletes its cookies. */
function disable(gtagId: string): void {
  taggedWindow[getDisableKey(gtagId)] = true
  deleteCookies()
}

function deleteCookies(): void {
  for (const [, name] of document.cookie.matchAll(/(?:^|; )(_ga(?:_[^=]*)?)=/g))
    document.cookie = `${String(name)}=; path=/; max-age=-1; samesite=lax`
}

/** Queues a command for the tag. It pushes `arguments`, because the tag does not accept arrays. */
const gtag: (...parameters: readonly unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  ;(taggedWindow.dataLayer ??= []).push(arguments)
}

const getPageUrl = (route: string): string => `${window.location.origin}/${route}`

/**
 * Converts an event to the arguments of `gtag('event', …)`. For a page view, it also sets the page that later events
 * belong to.
 */
function toGtagArguments(event: Exclude<SiteEvent, { readonly type: 'stop' }>): readonly [string, object] {
  if (event.type === 'page') {
    const { route, language, theme } = event
    gtag('set', { page_location: getPageUrl(route), page_title: route, page_referrer: '' })
    return ['page_view', { page_location: getPageUrl(route), page_title: route, page_referrer: '', language, theme }]
  }
  const { type, ...rest } = event
  return [`site_${type}`, rest]
}

/** Loads the tag. Its cookies expire with the consent, belong to the brand's host only, and are not renewed. */
function loadTag(gtagId: string): void {
  loadedIds.add(gtagId)
  const deniedConsents = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...deniedConsents, analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('set', { page_location: `${window.location.origin}/`, page_title: '', page_referrer: '' })
  gtag('config', gtagId, {
    send_page_view: false,
    cookie_domain: 'none',
    cookie_expires: consentMaxAgeSeconds,
    cookie_update: false,
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const address = scriptUrlPrefix + encodeURIComponent(gtagId)
  const script = document.createElement('script')
  script.async = true
  script.src = toTrustedUrl(address)
  // If consent is declined while the script loads, its cookies must be deleted as well.
  script.addEventListener('load', () => {
    if (taggedWindow[getDisableKey(gtagId)] === true) deleteCookies()
  })
  document.head.append(script)
}

const scriptUrlPrefix = 'https://www.googletagmanager.com/gtag/js?id='

/** Converts the address of the tag's script to the type that browsers with Trusted Types require. */
const toTrustedUrl = (address: string): string => getPolicy()?.createScriptURL(address) ?? address

let cachedPolicy: ScriptUrlPolicy | undefined
const getPolicy = (): ScriptUrlPolicy | undefined =>
  (cachedPolicy ??= taggedWindow.trustedTypes?.createPolicy('tag', {
    createScriptURL: (address) => {
      if (!address.startsWith(scriptUrlPrefix)) throw new TypeError(`Expected an address of the Google tag, found ${address}`)
      return address
    },
  }))
