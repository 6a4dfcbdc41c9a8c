/** Headers of every response, of pages and endpoints alike. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

/** Headers of files that pages of other origins load through a CDN. They override the common headers. */
export const crossOriginHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Additional headers of responses over HTTPS. */
export const secureHeaders: Readonly<Record<string, string>> = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

const secureCommonHeaders = { ...commonHeaders, ...secureHeaders }

/** Returns the common headers for a protocol. */
export const getSecurityHeaders = (protocol: string): Readonly<Record<string, string>> =>
  protocol === 'https' ? secureCommonHeaders : commonHeaders

export interface PolicyOptions {
  /** Base64 SHA-256 hashes of the inline styles. */
  readonly styleHashes: readonly string[]
  /** Base64 SHA-256 hashes of the inline scripts. */
  readonly scriptHashes?: readonly string[]
  /** Base64 SHA-256 hashes of the values of style attributes. */
  readonly styleAttributeHashes?: readonly string[]
  /** Origin that serves the brand's files and the build; empty if the host of the page serves them. */
  readonly assetsOrigin?: string
  readonly imageOrigins?: readonly string[]
  readonly frameOrigins?: readonly string[]
  /** Whether the page may load Google's tag and the tag may send data: the visitor has consented to analytics. */
  readonly allowsGoogleTag?: boolean
  /** Allows all inline styles and WebSocket connections, which a development server requires. */
  readonly development?: boolean
}

/** URL prefix of the scripts of Google's tag, and the origins to which the tag sends data. */
const tagScriptOrigins = ['https://www.googletagmanager.com/gtag/']
const tagDataOrigins = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']

/**
 * Returns the content security policy of a brand's page. It allows scripts and styles of the page's host, of
 * `assetsOrigin` and with the given hashes, Google's tag if `allowsGoogleTag` is set, and no `eval`. Trusted Types
 * policies: the HTML sanitizer (`dompurify`), the proof-of-work worker (`work`) and, if it is allowed, the tag (`tag`).
 */
export function createContentSecurityPolicy(options: PolicyOptions): string {
  const {
    styleHashes,
    scriptHashes = [],
    styleAttributeHashes = [],
    assetsOrigin = '',
    imageOrigins = [],
    frameOrigins = [],
    allowsGoogleTag = false,
    development = false,
  } = options
  const formatHashes = (hashes: readonly string[]): readonly string[] => hashes.map((hash) => `'sha256-${hash}'`)
  const [scriptOrigins, dataOrigins] = allowsGoogleTag ? [tagScriptOrigins, tagDataOrigins] : [[], []]
  const self = assetsOrigin === '' ? "'self'" : `'self' ${assetsOrigin}`
  const styles = development ? ["'unsafe-inline'"] : formatHashes(styleHashes)
  return [
    "default-src 'none'",
    [`script-src ${self}`, ...formatHashes(scriptHashes), ...scriptOrigins].join(' '),
    [`style-src ${self}`, ...styles].join(' '),
    ...(styleAttributeHashes.length === 0 ? [] : [["style-src-attr 'unsafe-hashes'", ...formatHashes(styleAttributeHashes)].join(' ')]),
    [`img-src ${self} data:`, ...imageOrigins, ...dataOrigins].join(' '),
    `font-src ${self}`,
    [`connect-src ${self}`, ...(development ? ['ws:'] : []), ...dataOrigins].join(' '),
    "manifest-src 'self'",
    frameOrigins.length === 0 ? "frame-src 'none'" : `frame-src ${frameOrigins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types dompurify work${allowsGoogleTag ? ' tag' : ''}`,
  ].join('; ')
}

/** The content security policy of responses that are not pages: they may load nothing. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Headers of responses that only programs read. They extend and override the common headers. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': denyAllPolicy,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}
