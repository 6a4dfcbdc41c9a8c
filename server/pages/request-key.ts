import type { IncomingHttpHeaders } from 'node:http'
import { hostOf, readCookie } from '../web/request.ts'

/** All of a request that decides which page it gets. */
export interface RequestKey {
  readonly host: string
  /** The host as the browser says it, with the port that this server was asked at; without any other. */
  readonly authority: string
  readonly path: string
  /** What follows the path; empty where the visitor gets more than what everybody sees. */
  readonly query: string
  readonly language: string | undefined
  readonly theme: 'dark' | 'light' | undefined
  /** The languages that the browser would like, as it says it. */
  readonly accepted: string | undefined
  /**
   * For which screen the page is rendered, as far as can be known; `none` where the visitor gets more than what
   * everybody sees.
   */
  readonly screen: 'none' | 'narrow' | 'wide'
  /** Whether the visitor agreed to being counted. Anything else that a browser says is a no. */
  readonly agrees: boolean
}

/** Cookies that say that somebody is logged in in this browser, or is about to be: nothing else of them. */
const marks = ['member', 'remembers'] as const

/** Reads what is asked for from an address and the headers, at a port of this server. */
export function readRequestKey(url: string, headers: IncomingHttpHeaders, port?: number): RequestKey {
  const mark = url.indexOf('?')
  const theme = readCookie(headers.cookie, 'theme')
  const alike = marks.every((name) => readCookie(headers.cookie, name) === undefined)
  const host = hostOf({ headers })
  const authority = `${host}:${String(port)}`
  return {
    host,
    authority: headers.host?.toLowerCase() === authority ? authority : host,
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 || !alike ? '' : url.slice(mark + 1),
    language: readCookie(headers.cookie, 'lang'),
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
    accepted: headers['accept-language'],
    screen: !alike ? 'none' : headers['user-agent']?.includes('Mobi') ? 'narrow' : 'wide',
    agrees: readCookie(headers.cookie, 'visits') === 'agreed',
  }
}
