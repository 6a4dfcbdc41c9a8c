import type { IncomingHttpHeaders } from 'node:http'
import { getRequestHost, readCookie } from '../web/request.ts'

/** The parts of a request that select its page. */
export interface RequestKey {
  readonly host: string
  /** The host, with its port only if that is the port that this server listens on. */
  readonly authority: string
  readonly path: string
  /** The query string; empty if the visitor may be logged in. */
  readonly query: string
  readonly language: string | undefined
  readonly theme: 'dark' | 'light' | undefined
  /** The Accept-Language header. */
  readonly acceptLanguage: string | undefined
  /**
   * Width of the screen that the page is rendered for; `none` if the visitor may be logged in, in which case the
   * browser renders the page.
   */
  readonly screen: 'none' | 'narrow' | 'wide'
  /** Whether the visitor has consented to analytics; `false` if the cookie is missing or invalid. */
  readonly hasConsented: boolean
}

/** Cookies, readable by scripts, that indicate that this browser has a session or a remembered login. */
const loginCookies = ['member', 'remembers'] as const

/** Parses the key from a URL and headers. `port` is the one that this server listens on. */
export function parseRequestKey(url: string, headers: IncomingHttpHeaders, port?: number): RequestKey {
  const queryStart = url.indexOf('?')
  const theme = readCookie(headers.cookie, 'theme')
  const isPublic = loginCookies.every((name) => readCookie(headers.cookie, name) === undefined)
  const host = getRequestHost({ headers })
  const authority = `${host}:${String(port)}`
  return {
    host,
    authority: headers.host?.toLowerCase() === authority ? authority : host,
    path: queryStart < 0 ? url : url.slice(0, queryStart),
    query: queryStart < 0 || !isPublic ? '' : url.slice(queryStart + 1),
    language: readCookie(headers.cookie, 'lang'),
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
    acceptLanguage: headers['accept-language'],
    screen: !isPublic ? 'none' : headers['user-agent']?.includes('Mobi') ? 'narrow' : 'wide',
    hasConsented: readCookie(headers.cookie, 'visits') === 'agreed',
  }
}
