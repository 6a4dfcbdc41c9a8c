import { dirname, resolve } from 'node:path'
import { isProject } from '../chores/places.ts'
import { jsxFile, overlaidFile } from './overlay.ts'

/** The part of a plugin of Rolldown and of Vite that resolves imports. */
interface ResolvePlugin {
  readonly name: string
  readonly enforce: 'pre'
  readonly resolveId: (specifier: string, importer: string | undefined) => string | undefined
}

/** In a project, imports of the package and of `.livery` find each other's modules. */
export const overlayPlugins: readonly ResolvePlugin[] = isProject
  ? [
      {
        name: 'livery:overlay',
        enforce: 'pre',
        resolveId: (specifier, importer) => {
          if (!/^\.\.?\//.test(specifier) || importer === undefined) return jsxFile(specifier)
          return overlaidFile(resolve(dirname(importer.replace(/\?.*$/, '')), specifier))
        },
      },
    ]
  : []
