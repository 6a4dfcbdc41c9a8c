import { parseCookie } from 'cookie'

/** The value of a cookie as it was sent; undefined where it is not there. For plain values only: nothing is decoded. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header, { decode: (value) => value })[name]
}
