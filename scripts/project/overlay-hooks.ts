import type { InitializeHook, ResolveHook } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

let findOverlayFile: (file: string) => string | undefined = () => undefined

/** Sets the project's path: hooks run in a separate thread, whose environment is from before the project was opened. */
export const initialize: InitializeHook<string> = async (project) => {
  process.env['LIVERY_PROJECT'] = project
  findOverlayFile = (await import('./overlay.ts')).findOverlayFile
}

/** Hook of Node's module loader: lets modules of the package and of `.livery` import each other. */
export const resolve: ResolveHook = (specifier, context, next) => {
  const { parentURL } = context
  if (!/^\.\.?\//.test(specifier) || parentURL === undefined || !parentURL.startsWith('file:')) return next(specifier, context)
  const found = findOverlayFile(fileURLToPath(new URL(specifier, parentURL)))
  return next(found === undefined ? specifier : pathToFileURL(found).href, context)
}
