import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findNearestName } from '../../src/engine/compile/explain/nearest-name.ts'
import { createPositionLookup } from '../../src/engine/compile/read/locate-in-file.ts'
import { isObject } from '../../src/engine/compile/read/pointer.ts'
import type { ProjectConfig } from './define-config.ts'
import { ProjectError, type ProjectMistake } from './project-error.ts'

export const configFile = 'livery.config.ts'

/** Plural noun for the content of each folder, by the key of the configuration. */
const contentByKey: Readonly<Record<keyof ProjectConfig, string>> = {
  brands: 'brands',
  widgets: 'widgets',
  features: 'features',
  modules: 'server modules',
  vendors: 'game vendors',
}

/**
 * Reads the configuration of the project in a folder.
 * @throws ProjectError if the default export is not an object, "brands" is missing, a key is unknown, a value is not a
 * path, or a folder does not exist
 */
export async function readConfig(folder: string): Promise<ProjectConfig> {
  const path = join(folder, configFile)
  const text = readFileSync(path, 'utf8')
  const createMistake = (pattern: RegExp, message: string): ProjectMistake => ({
    file: configFile,
    ...createPositionLookup(text)(Math.max(0, text.search(pattern))),
    message,
  })
  const { default: config } = (await import(pathToFileURL(path).href)) as { readonly default?: unknown }
  if (!isObject(config))
    throw new ProjectError([
      createMistake(
        /export\b/,
        `The default export of the file must be a configuration: export default defineConfig({ brands: 'brands' }).`,
      ),
    ])
  const mistakes = Object.entries(config).flatMap(([key, value]) => {
    const pattern = new RegExp(String.raw`(?<![\w.])['"]?${key.replaceAll(/[^A-Za-z0-9_]/g, '\\$&')}['"]?\s*:`)
    const message = validateEntry(folder, key, value)
    return message === undefined ? [] : [createMistake(pattern, message)]
  })
  const hasMisspeltBrands = Object.keys(config).some((key) => findNearestName(key, ['brands']) === 'brands')
  if (!Object.hasOwn(config, 'brands') && !hasMisspeltBrands)
    mistakes.push(createMistake(/export\b/, `"brands" is missing: the folder of the project's brands. Add brands: 'brands'.`))
  if (mistakes.length > 0) throw new ProjectError(mistakes)
  return config as unknown as ProjectConfig
}

/** Returns the error of an entry; `undefined` if it is valid. */
function validateEntry(folder: string, key: string, value: unknown): string | undefined {
  if (!Object.hasOwn(contentByKey, key)) {
    const suggestion = findNearestName(key, Object.keys(contentByKey))
    return `Unknown property "${key}". ${suggestion === undefined ? `The properties are ${Object.keys(contentByKey).join(', ')}.` : `Did you mean "${suggestion}"?`}`
  }
  const kind = contentByKey[key as keyof ProjectConfig]
  if (typeof value !== 'string' || value === '')
    return `"${key}" must be the path of a folder of ${kind}, but is ${JSON.stringify(value)}. Write a relative path such as '${key}'.`
  if (statSync(join(folder, value), { throwIfNoEntry: false })?.isDirectory() !== true)
    return `The folder ${value}, configured for ${kind}, does not exist. Create it, or remove "${key}".`
  return undefined
}
