import { expect, it } from 'vitest'
import { deriveDiagnosticPages } from './derive-diagnostic-pages.ts'

it('omits binary example files, and shows an example file without an extension as plain text', async () => {
  const pages = await deriveDiagnosticPages()
  expect(Object.entries(pages).flatMap(([file, page]) => (page.includes('"type": "Buffer"') ? [file] : []))).toEqual([])
  expect(pages['image-size.md']).not.toContain('one.webp`:')
  expect(pages['file-unreadable.md']).toContain('`child/pages`:\n\n````text\n')
  const languages = Object.values(pages).flatMap((page) => [...page.matchAll(/^````(.+)$/gm)].map(([, language]) => language))
  expect(languages.filter((language) => language?.includes('/'))).toEqual([])
})
