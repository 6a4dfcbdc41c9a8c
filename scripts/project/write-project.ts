import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { indexFile, type ProjectIndex, root } from '../tools/paths.ts'
import type { ProjectConfig } from './define-config.ts'
import { mergeTexts, type Texts } from './merge-texts.ts'
import { ProjectError } from './project-error.ts'
import { type ProjectExtensions, ProjectScanner } from './scan-project.ts'
import { createExtensionFiles } from './extension-files.ts'
import { readVendors } from './read-vendors.ts'

type Files = ReadonlyMap<string, string | Buffer>

/** Whether `livery generate` derives a file. Such a file is neither copied nor deleted here. */
const isDerived = (path: string): boolean =>
  path === 'schemas/merchant/node.json' || path.startsWith('schemas/parts/') || path.startsWith('src/generated/')

/**
 * Writes the folder `.livery` of a project, which overlays the package: the schemas and the brand `base` with the
 * project's additions, and the lists of widgets, features, modules and vendors. Files that are up to date are not
 * touched. Links the brand `base` into the folder of the project's brands.
 * @throws ProjectError if the project has mistakes; `.livery` is then left unchanged
 */
export function writeProject(folder: string, config: ProjectConfig): void {
  const scanner = new ProjectScanner(folder)
  const extensions = scanner.scan(config)
  const extensionsWithTexts = [...extensions.widgets, ...extensions.features, ...extensions.modules]
  const texts = mergeTexts(readTexts(), extensionsWithTexts, scanner)
  const catalogue = readVendors(extensions.vendors)
  const base = new Map<string, string | Buffer>(readFiles(root, 'merchants/base'))
  for (const [language, mergedTexts] of texts) base.set(`merchants/base/messages/${language}.json`, toJson(mergedTexts))
  const target = join(folder, '.livery')
  const files: Files = new Map<string, string | Buffer>([
    ['.gitignore', '*\n'],
    ['tsconfig.json', toJson(createTypeScriptConfig(target))],
    [indexFile, toJson(createIndex(folder, config, extensions))],
    ...base,
    ...readFiles(root, 'schemas'),
    ...readExtensionSchemas(extensions),
    ...createExtensionFiles(target, extensions, catalogue),
  ])
  linkBase(join(folder, config.brands), join(target, 'merchants/base'), (path, message) => scanner.report(path, message))
  if (extensions.mistakes.length > 0) throw new ProjectError(extensions.mistakes)
  syncFolder(target, files)
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const readTexts = (): ReadonlyMap<string, Texts> => {
  const folder = join(root, 'merchants/base/messages')
  return new Map(readdirSync(folder).map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Texts]))
}

/** Returns the files below a folder by path, except derived ones. */
const readFiles = (from: string, folder: string): readonly (readonly [string, Buffer])[] =>
  readdirSync(join(from, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => !isDerived(path) && statSync(join(from, path)).isFile())
    .map((path) => [path, readFileSync(join(from, path))] as const)

function createIndex(folder: string, config: ProjectConfig, { widgets, modules }: ProjectExtensions): ProjectIndex {
  const toAbsolutePaths = (...names: readonly (string | undefined)[]): readonly string[] =>
    names.flatMap((name) => (name === undefined ? [] : [join(folder, name)]))
  return {
    browser: toAbsolutePaths(config.widgets, config.features),
    server: toAbsolutePaths(config.modules),
    schemas: Object.fromEntries([
      ...widgets.map((extension) => [`widgets/${extension.name}.json`, relative(folder, join(extension.folder, 'schema.json'))]),
      ...modules.flatMap((extension) =>
        extension.port === undefined ? [] : [[`api/${extension.port}.json`, relative(folder, join(extension.folder, 'api.json'))]],
      ),
    ]),
  }
}

const readExtensionSchemas = ({ widgets, modules }: ProjectExtensions): readonly (readonly [string, Buffer])[] => [
  ...widgets.map(({ name, folder }) => [`schemas/widgets/${name}.json`, readFileSync(join(folder, 'schema.json'))] as const),
  ...modules.flatMap(({ folder, port }) =>
    port === undefined ? [] : [[`schemas/api/${port}.json`, readFileSync(join(folder, 'api.json'))] as const],
  ),
]

/**
 * Returns the TypeScript configuration that a project extends: with it, modules of `.livery` and of the package find
 * each other's types.
 */
function createTypeScriptConfig(target: string): object {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    readonly compilerOptions: { readonly types: readonly string[] }
  }
  const packagePath = relative(target, root)
  return {
    compilerOptions: {
      ...compilerOptions,
      // No module of a project imports react-dom, so its types have to be listed.
      types: [...compilerOptions.types, 'react-dom'],
      rootDirs: ['.', packagePath],
      paths: { '#jsx/*': [`${packagePath}/src/engine/render/jsx/*.ts`], 'livery/api': ['./src/generated/api.ts'] },
    },
    files: [`${packagePath}/src/ui/media/lucide.d.ts`],
  }
}

/** Writes the files that are missing or differ, and deletes other files of the folder except derived ones. */
function syncFolder(target: string, files: Files): void {
  for (const [path, content] of files) {
    const file = join(target, path)
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue
    mkdirSync(dirname(file), { recursive: true })
    // Files are replaced atomically, because a server may be running.
    const temporaryFile = `${file}.${String(process.pid)}`
    writeFileSync(temporaryFile, content)
    renameSync(temporaryFile, file)
  }
  for (const [path] of readFiles(target, '.')) if (!files.has(path)) rmSync(join(target, path))
}

function linkBase(brands: string, base: string, report: (path: string, message: string) => void): void {
  const link = join(brands, 'base')
  const found = lstatSync(link, { throwIfNoEntry: false })
  if (found?.isSymbolicLink() === true) return
  if (found) report(link, 'The brand "base" is part of the package. Rename this folder.')
  // On Windows, a junction requires no permission to create links; elsewhere the type of a link is ignored.
  else symlinkSync(relative(brands, base), link, 'junction')
}
