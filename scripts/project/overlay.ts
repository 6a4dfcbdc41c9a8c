import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { derivedRoot, isProject, root } from '../tools/paths.ts'

/**
 * In a project, its folder `.livery` overlays the package: a module of the package is replaced by the one at the same
 * path in `.livery`, and modules there import those of the package by relative paths. TypeScript has the same rule for
 * types (`rootDirs`).
 * @param file absolute path that an import resolves to
 * @returns the file to load instead; `undefined` if there is none
 */
export function findOverlayFile(file: string): string | undefined {
  if (!isProject) return undefined
  const [ownRoot, otherRoot] = isWithin(file, derivedRoot) ? [derivedRoot, root] : [root, derivedRoot]
  if (!isWithin(file, ownRoot)) return undefined
  const found = join(otherRoot, relative(ownRoot, file))
  return (ownRoot === root || !existsSync(file)) && existsSync(found) ? found : undefined
}

function isWithin(file: string, folder: string): boolean {
  const path = relative(folder, file)
  return path !== '' && !path.startsWith('..') && !isAbsolute(path)
}

/** Returns the JSX runtime module of a specifier; `undefined` for any other specifier. */
export function findJsxFile(specifier: string): string | undefined {
  const [, name] = /^#jsx\/(.+)$/.exec(specifier) ?? []
  return name === undefined ? undefined : resolve(root, `src/engine/render/jsx/${name}.ts`)
}
