import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { readText, listTextFiles } from './tracked-files.ts'

/** Maximum number of source files in a folder, without tests and styles. */
const maxFiles = 32
/** Exempt folders, and the decision records that explain them. */
const exemptFolders: Readonly<Record<string, string>> = {
  'art/subjects': 'docs/decisions/0057-folder-size.md',
}

it('no folder has more source files than the maximum, unless a decision record explains it', () => {
  const counts = new Map<string, number>()
  for (const file of listTextFiles())
    if (/\.tsx?$/.test(file) && !/\.(?:test|spec|bench)\.|^tests\//.test(file))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const oversized = [...counts].filter(([, count]) => count > maxFiles).map(([folder]) => folder)
  expect(oversized.toSorted()).toEqual(Object.keys(exemptFolders))
  for (const [folder, record] of Object.entries(exemptFolders)) expect(readText(record), record).toContain(`\`${folder}\``)
})
