import { dirname, resolve } from 'node:path'
import { isProject } from '../tools/paths.ts'
import { findJsxFile, findOverlayFile } from './overlay.ts'

/** The part of a Rolldown or Vite plugin that resolves imports. */
interface ResolvePlugin {
  readonly name: string
  readonly enforce: 'pre'
  readonly resolveId: (specifier: string, importer: string | undefined) => string | undefined
}

/**
 * In a project, lets modules of the package and of `.livery` import each other, and resolves `#jsx/` to the package.
 */
export const overlayPlugins: readonly ResolvePlugin[] = isProject
  ? [
      {
        name: 'livery:overlay',
        enforce: 'pre',
        resolveId: (specifier, importer) => {
          if (!/^\.\.?\//.test(specifier) || importer === undefined) return findJsxFile(specifier)
          return findOverlayFile(resolve(dirname(importer.replace(/\?.*$/, '')), specifier))
        },
      },
    ]
  : []
