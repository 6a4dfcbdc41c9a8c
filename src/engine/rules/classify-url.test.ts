import { describe, expect, it } from 'vitest'
import { Random } from '../testing/random.ts'
import { classifyUrl, toInternalPath } from './classify-url.ts'

const rejectedAddresses = [
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'JavaScript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://brand.example/x',
  'file:///etc/passwd',
  'http://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https://brand.example@evil.example/',
  'https://user:word@evil.example/',
  'https://',
  'evil.example',
  '',
]

describe('classifyUrl', () => {
  it.each(rejectedAddresses)('rejects %j', (address) => {
    expect(classifyUrl(address)).toBe('invalid')
    expect(toInternalPath(address)).toBeUndefined()
  })

  it.each([
    ['/promotions', 'internal'],
    ['/promotions?id=1&back=//evil.example#top', 'internal'],
    ['/a/../b', 'internal'],
    ['/', 'internal'],
    ['#top', 'internal'],
    ['https://www.begambleaware.org/help', 'external'],
    ['HTTPS://www.begambleaware.org', 'external'],
    ['mailto:help@brand.example', 'contact'],
    ['tel:+84912345678', 'contact'],
  ] as const)('classifies %s as %s', (address, expected) => expect(classifyUrl(address)).toBe(expected))

  it('agrees with URL resolution on every page for 200,000 random addresses, before and after normalisation', () => {
    const random = new Random('addresses')
    const fragments = [...'/\\#?:@.%&;=\t\n\r \u0000\u00a0ax', 'evil.example', 'https:', 'http:', 'javascript:', '..', '%2f', '%5c', '//']
    const pages = ['https://brand.example/', 'https://brand.example/a/b?c#d', 'http://brand.localhost:8080/x'].map((page) => new URL(page))
    const counts = { internal: 0, external: 0, contact: 0, invalid: 0 }
    const failures: string[] = []
    for (let round = 0; round < 200_000; round += 1) {
      const tail = Array.from({ length: random.integerBelow(6) }, () => random.pick(fragments)).join('')
      const address = random.pick(['/', '/', '', '#', 'https://']) + tail
      const kind = classifyUrl(address)
      counts[kind] += 1
      const isCorrect =
        kind === 'internal'
          ? pages.every((page) => {
              const url = new URL(address, page)
              return url.origin === page.origin && new URL(url.pathname + url.search, page).origin === page.origin
            })
          : kind !== 'external' || /^https:\/\/[^/@]+(?:\/|$)/.test(new URL(address, pages[0]).href)
      if (!isCorrect) failures.push(`${kind}: ${JSON.stringify(address)}`)
    }
    expect(failures).toEqual([])
    expect(Math.min(counts.internal, counts.external, counts.invalid)).toBeGreaterThan(5_000)
  })
})
