import type { Files } from '../merchants-fixture.ts'
import type { Case } from './case.ts'

const filler = (length: number): string => 'a1'.repeat(length).slice(0, length)

/**
 * One of each kind, assembled here so that this file contains none. The escapes of the cases are in the first
 * characters.
 */
const secrets: Readonly<Record<string, string>> = {
  'a private key': `${'-'.repeat(5)}BEGIN RSA PRIVATE KEY${'-'.repeat(5)}`,
  'an elliptic private key': `${'-'.repeat(5)}BEGIN PRIVATE KEY${'-'.repeat(5)}`,
  'an Amazon key': `AKIA${'Q7'.repeat(8)}`,
  'a temporary Amazon key': `ASIA${'Q7'.repeat(8)}`,
  'a GitHub token': `ghp_${filler(36)}`,
  'a GitHub server token': `ghs_${filler(36)}`,
  'a fine-grained GitHub token': `github_pat_${filler(22)}`,
  'a Google key': `AIza${filler(35)}`,
  'a Slack token': `xoxb-${filler(12)}`,
  'a Stripe key': `sk_live_${filler(16)}`,
  'a restricted Stripe key': `rk_live_${filler(16)}`,
  'a signed token': `eyJ${filler(12)}.eyJ${filler(12)}.${filler(12)}`,
  'an address of a database with a password': `postgres://livery:${filler(6)}@db.example/livery`,
  'an address of a site with a password': `https://livery:${filler(6)}@site.example/`,
  'a key of age': `AGE-SECRET-KEY-1${filler(16).toUpperCase()}`,
}

const expected = ['child/messages/EN.json:1:14 secret This looks like a key or a password, and merchant files are sent to browsers.']
const file = (json: string): Files => ({ 'messages/EN.json': `{ "in_home": ${json} }` })
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`
/** Encodes the character at `index` as an escape. */
const escaped = (text: string, index: number): string =>
  quoted(`${text.slice(0, index)}\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}${text.slice(index + 1)}`)

/** Values that look like a key or a password, literally and with escapes. */
export const secretCases: readonly Case[] = Object.entries(secrets).flatMap(([kind, text]): Case[] => [
  { code: 'secret', mistake: kind, files: file(quoted(text)), expected },
  { code: 'secret', mistake: `${kind} within a text`, files: file(quoted(`(key: ${text})`)), expected },
  { code: 'secret', mistake: `${kind} whose first letter is escaped`, files: file(escaped(text, 0)), expected },
  { code: 'secret', mistake: `${kind} whose fourth letter is escaped`, files: file(escaped(text, 3)), expected },
  ...(text.includes('/')
    ? [{ code: 'secret', mistake: `${kind} with escaped slashes`, files: file(quoted(text.replaceAll('/', '\\/'))), expected } as const]
    : []),
])

/** Values that resemble secrets and are none. */
export const harmless: Readonly<Record<string, string>> = {
  'an address': 'https://site.example/@livery:help',
  'a port': 'http://localhost:8080/help',
  'a word that begins like a token': 'ghp_help',
  'a word about keys': 'BEGIN PRIVATE KEY',
  'a long word': filler(200),
}
