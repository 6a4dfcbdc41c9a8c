import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

/** `import { a, type B } from '../engine/index.ts'`, as the formatter writes it. */
const imported = /^import (type )?\{([^}]*)\} from '(\.[^']*\/index\.ts)'$/gm
const exported = /^export (type )?\{([^}]*)\} from '(\.[^']*)'$/gm

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Where the face has each of its names from. */
function readFace(face: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [, , list = '', file = ''] of readFileSync(face, 'utf8').matchAll(exported))
    for (const name of namesIn(list)) files.set(name.replace(/^type /, ''), resolve(dirname(face), file))
  return files
}

/**
 * Leads what a file imports from a public face to the files that have it: a bundler counts everything that a face names to whoever imports the face, and the first
 * file of the program would carry what only later parts use. Names that the face does not hand on stay as they are.
 */
export function leadPastFaces(code: string, file: string): string {
  return code.replace(imported, (whole, type: string | undefined, list: string, face: string) => {
    const files = readFace(resolve(dirname(file), face))
    const lines = namesIn(list).map((name) => {
      const from = files.get(name.replace(/^type /, '').replace(/ as .*/, ''))
      const path = from === undefined ? face : relative(dirname(file), from).replace(/^(?!\.)/, './')
      return `import ${type ?? ''}{ ${name} } from '${path}'`
    })
    return lines.length === 0 ? whole : lines.join('; ')
  })
}
