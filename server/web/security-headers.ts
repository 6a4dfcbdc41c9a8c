/** What every answer says to the browser, pages and calls alike. */
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

/** What is said besides where the connection is secure. */
export const secureHeaders: Readonly<Record<string, string>> = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

const secured = { ...commonHeaders, ...secureHeaders }

/** What an answer says over http or https. */
export const headersOver = (protocol: string): Readonly<Record<string, string>> => (protocol === 'https' ? secured : commonHeaders)

export interface PolicyOptions {
  /** Base64 SHA-256 hashes of the inline styles. */
  readonly styleHashes: readonly string[]
  /** Those of the inline scripts. */
  readonly scriptHashes?: readonly string[]
  /** Those of the values of style attributes. */
  readonly styleAttributeHashes?: readonly string[]
  readonly imageOrigins?: readonly string[]
  readonly frameOrigins?: readonly string[]
  /** Whether the page may load the tag that counts visits, and the tag may send: the visitor has agreed. */
  readonly tag?: boolean
  /** Lets the program put styles into the page and hold a socket open, as a development server's does. */
  readonly development?: boolean
}

/** Where Google's tag comes from, and where it sends what it counts. */
const tagScripts = ['https://www.googletagmanager.com/gtag/']
const tagAnswers = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']

/**
 * The content security policy of a brand's page: nothing but its own scripts and styles, no evaluation; Trusted Types,
 * made by the cleaner of HTML, by what opens the thread that does proofs of work and, for who agreed to being counted,
 * by what loads the tag.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const {
    styleHashes,
    scriptHashes = [],
    styleAttributeHashes = [],
    imageOrigins = [],
    frameOrigins = [],
    tag = false,
    development = false,
  } = options
  const quoted = (hashes: readonly string[]): readonly string[] => hashes.map((hash) => `'sha256-${hash}'`)
  const [tagOrigins, sendOrigins] = tag ? [tagScripts, tagAnswers] : [[], []]
  const styles = development ? ["'unsafe-inline'"] : quoted(styleHashes)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(scriptHashes), ...tagOrigins].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...(styleAttributeHashes.length === 0 ? [] : [["style-src-attr 'unsafe-hashes'", ...quoted(styleAttributeHashes)].join(' ')]),
    ["img-src 'self' data:", ...imageOrigins, ...sendOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(development ? ['ws:'] : []), ...sendOrigins].join(' '),
    "manifest-src 'self'",
    frameOrigins.length === 0 ? "frame-src 'none'" : `frame-src ${frameOrigins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types dompurify work${tag ? ' tag' : ''}`,
  ].join('; ')
}

/** For answers that are not pages: nothing may be loaded from them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"
