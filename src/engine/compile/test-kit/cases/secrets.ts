import type { Files } from '../merchants-fixture.ts'
import type { Case } from './case.ts'

const createFiller = (length: number): string => 'a1'.repeat(length).slice(0, length)

/** One secret of each kind, assembled at run time so that this file contains none. */
const secrets: Readonly<Record<string, string>> = {
  'an RSA private key': `${'-'.repeat(5)}BEGIN RSA PRIVATE KEY${'-'.repeat(5)}`,
  'a private key in PKCS #8 format': `${'-'.repeat(5)}BEGIN PRIVATE KEY${'-'.repeat(5)}`,
  'an Amazon key': `AKIA${'Q7'.repeat(8)}`,
  'a temporary Amazon key': `ASIA${'Q7'.repeat(8)}`,
  'a GitHub token': `ghp_${createFiller(36)}`,
  'a GitHub server token': `ghs_${createFiller(36)}`,
  'a fine-grained GitHub token': `github_pat_${createFiller(22)}`,
  'a Google key': `AIza${createFiller(35)}`,
  'a Slack token': `xoxb-${createFiller(12)}`,
  'a Stripe key': `sk_live_${createFiller(16)}`,
  'a restricted Stripe key': `rk_live_${createFiller(16)}`,
  'a JSON Web Token': `eyJ${createFiller(12)}.eyJ${createFiller(12)}.${createFiller(12)}`,
  'a database URL with a password': `postgres://livery:${createFiller(6)}@db.example/livery`,
  'a site URL with a password': `https://livery:${createFiller(6)}@site.example/`,
  'a secret key of the tool age': `AGE-SECRET-KEY-1${createFiller(16).toUpperCase()}`,
}

const expected = ['child/messages/EN.json:1:14 secret This looks like a key or a password, and most merchant files are sent to browsers.']
const createMessagesFile = (json: string): Files => ({ 'messages/EN.json': `{ "in_home": ${json} }` })
const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`
/** Returns the text as a JSON string in which the character at `index` is an escape. */
const escapeCharacter = (text: string, index: number): string =>
  quote(`${text.slice(0, index)}\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}${text.slice(index + 1)}`)

/** Values that look like a key or a password, literally and with escapes. */
export const secretCases: readonly Case[] = Object.entries(secrets).flatMap(([kind, text]): Case[] => [
  { code: 'secret', mistake: kind, files: createMessagesFile(quote(text)), expected },
  { code: 'secret', mistake: `${kind} within a text`, files: createMessagesFile(quote(`(key: ${text})`)), expected },
  { code: 'secret', mistake: `${kind} whose first character is escaped`, files: createMessagesFile(escapeCharacter(text, 0)), expected },
  { code: 'secret', mistake: `${kind} whose fourth character is escaped`, files: createMessagesFile(escapeCharacter(text, 3)), expected },
  ...(text.includes('/')
    ? [
        {
          code: 'secret',
          mistake: `${kind} with escaped slashes`,
          files: createMessagesFile(quote(text.replaceAll('/', '\\/'))),
          expected,
        } as const,
      ]
    : []),
])

/** Texts that resemble secrets but are not. */
export const harmlessTexts: Readonly<Record<string, string>> = {
  'an address': 'https://site.example/@livery:help',
  'a port': 'http://localhost:8080/help',
  'a word with the prefix of a token': 'ghp_help',
  'a word about keys': 'BEGIN PRIVATE KEY',
  'a long word': createFiller(200),
}
