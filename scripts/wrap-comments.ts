import { readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { wrapComments, wrappedFilePattern } from './tools/wrap-comments.ts'

/** Wraps the comments of the hand-written sources that git tracks. */
const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 })
for (const file of stdout.split('\0').filter((name) => wrappedFilePattern.test(name))) {
  const text = readFileSync(file, 'utf8')
  const wrappedText = wrapComments(file, text)
  if (wrappedText !== text) writeFileSync(file, wrappedText)
}
