import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readText, root, listTextFiles } from './tracked-files.ts'

const documents = listTextFiles().filter((file) => file.endsWith('.md') && existsSync(join(root, file)))
const readProse = (file: string): string => (readText(file) ?? '').replace(/^ *```.*?^ *```$/gms, '')

/** Returns the URL fragments of a document's headings, as GitHub generates them. */
const listFragments = (file: string): readonly string[] =>
  [...readProse(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Returns the links in a document to missing files or headings. */
const findBrokenLinks = (file: string): readonly string[] =>
  [...readProse(file).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap(([, path = '', fragment]) => {
    const target = path === '' ? file : join(dirname(file), path)
    const isBroken = !existsSync(join(root, target)) || (fragment !== undefined && !listFragments(target).includes(fragment))
    return isBroken ? [`${file}: ${path}${fragment === undefined ? '' : `#${fragment}`}`] : []
  })

it('every link in a document leads to an existing file and heading', () => {
  expect(documents.length).toBeGreaterThan(150)
  expect(documents.flatMap(findBrokenLinks)).toEqual([])
})

it('the index lists every decision record', () => {
  const records = documents.filter((file) => /^docs\/decisions\/\d/.test(file)).map((file) => file.slice('docs/decisions/'.length))
  const listedRecords = [...readProse('docs/decisions/README.md').matchAll(/^\| \[\d{4}\]\(([^)]+)\)/gm)].map(([, file]) => file)
  expect(listedRecords).toEqual(records.toSorted())
})
