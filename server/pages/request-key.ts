import type { IncomingHttpHeaders } from 'node:http'
import { hostOf, readCookie } from '../web/request.ts'

/** The parts of a request that select its page. */
export interface RequestKey {
  readonly host: string
  /** The Host header, with the port that this server was reached at; without any other port. */
  readonly authority: string
  readonly path: string
  /** The query string; empty if the visitor gets more than the public page. */
  readonly query: string
  readonly language: string | undefined
  readonly theme: 'dark' | 'light' | undefined
  /** The Accept-Language header. */
  readonly acceptLanguage: string | undefined
  /**
   * Width of the screen that the page is rendered for; `none` if the visitor gets more than the public page, which is
   * then rendered by the browser.
   */
  readonly screen: 'none' | 'narrow' | 'wide'
  /** Whether the visitor has consented to analytics. Any other value counts as no. */
  readonly hasConsented: boolean
}

/** Cookies that only indicate that a user of this browser is logged in or is about to be. */
const loginCookies = ['member', 'remembers'] as const

/** Parses the key from a URL and headers. `port` is the one that this server listens on. */
export function parseRequestKey(url: string, headers: IncomingHttpHeaders, port?: number): RequestKey {
  const queryStart = url.indexOf('?')
  const theme = readCookie(headers.cookie, 'theme')
  const isPublic = loginCookies.every((name) => readCookie(headers.cookie, name) === undefined)
  const host = hostOf({ headers })
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
