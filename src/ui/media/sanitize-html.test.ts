// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from './sanitize-html.ts'

/** Sanitizes HTML into a container. An element precedes it, because DOMPurify drops the first node in happy-dom. */
const sanitizeToContainer = (html: string, origins: readonly string[] = []) => {
  const container = document.createElement('div')
  container.append(sanitizeHtml(`<i></i>${html}`, 2, origins))
  return container
}

describe('the links in sanitized HTML', () => {
  it.each([
    '/\\evil.example',
    '/&#92;evil.example',
    '/&bsol;evil.example',
    '&#47;&#x5c;evil.example',
    '/&Tab;/evil.example',
    '/&NewLine;/evil.example',
    '/&#9;&#92;evil.example',
    '//evil.example',
    '/.//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'java&#9;script:alert(1)',
    '&#106;avascript:alert(1)',
    'https://brand.example@evil.example/',
    'https:\\\\evil.example',
    'data:text/html,x',
  ])('lose the URL %s, but keep their text', (url) => {
    const container = sanitizeToContainer(`<a href="${url}">words</a>`)
    expect(container.querySelector('[href]')).toBeNull()
    expect(container.textContent).toBe('words')
  })

  it('open in the same tab if they are internal, and in a new tab if they are external https URLs', () => {
    const container = sanitizeToContainer(
      '<a href="/promotions?id=1">a</a><a href="#top">b</a><a href="https://help.example/x">c</a><a href="tel:+841">d</a>',
    )
    const links = [...container.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target, link.rel])
    expect(links).toEqual([
      ['/promotions?id=1', '', ''],
      ['#top', '', ''],
      ['https://help.example/x', '_blank', 'noopener noreferrer'],
      ['tel:+841', '', ''],
    ])
  })
})

describe('the pictures in sanitized HTML', () => {
  const origins = ['https://img.example']
  it.each([
    '/\\img.example/x.png',
    '/\t/img.example/x.png',
    'https://img.example.evil.example/x.png',
    'https://img.example@evil.example/x.png',
  ])('are removed if their URL is %j', (url) => expect(sanitizeToContainer(`<img src="${url}">`, origins).querySelector('img')).toBeNull())
  it.each(['/_livery/x.png', 'https://img.example/x.png'])('are kept if their URL is %s', (url) =>
    expect(sanitizeToContainer(`<img src="${url}">`, origins).querySelector('img')?.getAttribute('src')).toBe(url),
  )
})
