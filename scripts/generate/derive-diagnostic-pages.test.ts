import { expect, it } from 'vitest'
import { deriveDiagnosticPages } from './derive-diagnostic-pages.ts'

it('example files are shown as text only, and one without an extension in a code block of plain text', async () => {
  const pages = await deriveDiagnosticPages()
  expect(Object.entries(pages).flatMap(([file, page]) => (page.includes('"type": "Buffer"') ? [file] : []))).toEqual([])
  expect(pages['image-size.md']).not.toContain('one.webp`:')
  expect(pages['file-unreadable.md']).toContain('`child/pages`:\n\n````text\n')
  const languages = Object.values(pages).flatMap((page) => [...page.matchAll(/^````(.+)$/gm)].map(([, language]) => language))
  expect(languages.filter((language) => language?.includes('/'))).toEqual([])
})
