import type { InitializeHook, ResolveHook } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

let overlaidFile: (file: string) => string | undefined = () => undefined

/** Hooks run in a thread of their own, which has the environment from before the project was opened. */
export const initialize: InitializeHook<string> = async (project) => {
  process.env['LIVERY_PROJECT'] = project
  overlaidFile = (await import('./overlay.ts')).overlaidFile
}

/** A hook of Node's module loader: imports of the package and of `.livery` find each other's modules. */
export const resolve: ResolveHook = (specifier, context, next) => {
  const { parentURL } = context
  if (!/^\.\.?\//.test(specifier) || parentURL === undefined || !parentURL.startsWith('file:')) return next(specifier, context)
  const found = overlaidFile(fileURLToPath(new URL(specifier, parentURL)))
  return next(found === undefined ? specifier : pathToFileURL(found).href, context)
}
