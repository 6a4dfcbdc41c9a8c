import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { readText, textFiles } from './tracked-files.ts'

/** A folder that is read at a glance has no more files of source than this, tests and styles left out. */
const max = 32
/** What may have more, and the decision record that says why. */
const larger: Readonly<Record<string, string>> = {
  'art/subjects': 'docs/decisions/0057-folder-size.md',
}

it('no folder has more files of source than are read at a glance, but those of which a decision record says why', () => {
  const counts = new Map<string, number>()
  for (const file of textFiles())
    if (/\.tsx?$/.test(file) && !/\.(?:test|spec|bench)\.|^tests\//.test(file))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const crowded = [...counts].filter(([, count]) => count > max).map(([folder]) => folder)
  expect(crowded.toSorted()).toEqual(Object.keys(larger))
  for (const [folder, record] of Object.entries(larger)) expect(readText(record), record).toContain(`\`${folder}\``)
})
