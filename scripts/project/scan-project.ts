import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { findNearestName } from '../../src/engine/compile/explain/nearest-name.ts'
import { parseJson } from '../../src/engine/compile/read/parse-json.ts'
import { locateInFile, createPositionLookup } from '../../src/engine/compile/read/locate-in-file.ts'
import { escapePointerToken, isObject, type JsonObject } from '../../src/engine/compile/read/pointer.ts'
import { root } from '../tools/paths.ts'
import type { ProjectConfig } from './define-config.ts'
import type { ProjectMistake } from './project-error.ts'

/** A folder of a project that extends the package. */
export interface Extension {
  readonly name: string
  /** Absolute path. */
  readonly folder: string
}

interface ModuleExtension extends Extension {
  /** The port declared in its `api.json`; `undefined` if there is none or it is invalid. */
  readonly port: string | undefined
}

/** A JSON file of a project. */
export interface JsonFile {
  /** Absolute path. */
  readonly path: string
  readonly value: JsonObject
  /** Reports a mistake at a JSON pointer: at its key or at its value. */
  readonly report: (pointer: string, message: string, at?: 'key' | 'value') => void
}

/** The extensions that a project adds to the package. */
export interface ProjectExtensions {
  readonly widgets: readonly Extension[]
  readonly features: readonly Extension[]
  readonly modules: readonly ModuleExtension[]
  /** The vendor files, by code. */
  readonly vendors: ReadonlyMap<string, JsonFile>
  /** Mistakes found so far. Mistakes that are reported after the scan are appended. */
  readonly mistakes: readonly ProjectMistake[]
}

const nameRule = { pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, description: 'lower-case letters, digits and single dashes' }
const codeRule = { pattern: /^[A-Z][A-Z0-9_]{1,15}$/, description: '2 to 16 capital letters, digits and underscores' }

/** Finds the extensions of a project in its configured folders, and collects mistakes. */
export class ProjectScanner {
  readonly #folder: string
  readonly #mistakes: ProjectMistake[] = []

  constructor(folder: string) {
    this.#folder = folder
  }

  scan(config: ProjectConfig): ProjectExtensions {
    const extensions = {
      widgets: this.#listValidExtensions(config.widgets, ['schema.json', 'view.tsx'], 'src/widgets'),
      features: this.#listValidExtensions(config.features, ['definition.ts'], 'src/features'),
      modules: this.#listValidExtensions(config.modules, ['module.ts'], 'server/modules').map((extension) => ({
        ...extension,
        port: this.#findPort(extension),
      })),
      vendors: this.#readVendors(config.vendors),
    }
    return { ...extensions, mistakes: this.#mistakes }
  }

  /** Reads a JSON file; reports mistakes in it and returns `undefined` if it cannot be read as an object. */
  read(path: string): JsonFile | undefined {
    const file = relative(this.#folder, path)
    const text = readFileSync(path, 'utf8')
    const { value, faults } = parseJson(text)
    for (const { offset, message } of faults) this.#mistakes.push({ file, ...createPositionLookup(text)(offset), message })
    if (!isObject(value)) {
      if (faults.length === 0) this.report(path, 'The file must contain an object. Begin it with { and end it with }.')
      return undefined
    }
    const report: JsonFile['report'] = (pointer, message, at = 'value') => {
      const { line, column } = locateInFile({ file: path }, pointer, at)
      this.#mistakes.push({ file, line, column, message })
    }
    return { path, value, report }
  }

  /** Reports a mistake that concerns a whole file or folder. */
  report(path: string, message: string): void {
    this.#mistakes.push({ file: relative(this.#folder, path), line: 1, column: 1, message })
  }

  #listValidExtensions(name: string | undefined, required: readonly string[], packageFolder: string): readonly Extension[] {
    if (name === undefined) return []
    const packageNames = readdirSync(join(root, packageFolder))
    return listExtensions(join(this.#folder, name)).filter((extension) => {
      const problem = this.#findProblem(extension, required, packageNames)
      if (problem !== undefined) this.report(problem.path, problem.message)
      return problem === undefined
    })
  }

  #findProblem({ name, folder }: Extension, required: readonly string[], packageNames: readonly string[]) {
    if (!nameRule.pattern.test(name))
      return { path: folder, message: `A folder here cannot be called "${name}": use ${nameRule.description}, such as "loyalty-card".` }
    if (packageNames.includes(name)) return { path: folder, message: `The package already has "${name}". Choose another name.` }
    const missing = required.find((file) => !existsSync(join(folder, file)))
    if (missing === undefined) return undefined
    const suggestion = findNearestName(missing, readdirSync(folder))
    const remedy = suggestion === undefined ? 'Create it, or remove the folder.' : `Rename ${suggestion} to ${missing}.`
    return { path: join(folder, missing), message: `The file is missing. ${remedy}` }
  }

  /**
   * Returns the port of a module's endpoints; `undefined` if it has no `api.json`, or if the port is missing or
   * invalid, which is reported. The schema check reports all other mistakes in the file.
   */
  #findPort({ folder }: Extension): string | undefined {
    const path = join(folder, 'api.json')
    const file = existsSync(path) ? this.read(path) : undefined
    if (file === undefined) return undefined
    const port = file.value['x-port']
    if (typeof port !== 'string') file.report('', `"x-port" is missing: the name with which widgets call these endpoints. Add "x-port".`)
    else if (!/^[a-z][a-zA-Z0-9]*$/.test(port))
      file.report('/x-port', `"${port}" cannot be a port: use letters and digits, a lower-case letter first.`)
    else if (existsSync(join(root, `schemas/api/${port}.json`)))
      file.report('/x-port', `The package already has a port "${port}". Choose another name.`)
    else return port
    return undefined
  }

  #readVendors(name: string | undefined): ReadonlyMap<string, JsonFile> {
    const folder = name === undefined ? undefined : join(this.#folder, name)
    const files = folder === undefined ? [] : readdirSync(folder).filter((file) => file.endsWith('.json'))
    return new Map(
      files.flatMap((file) => {
        const [path, code] = [join(folder ?? '', file), basename(file, '.json')]
        if (!codeRule.pattern.test(code))
          this.report(path, `The file of a vendor is named by its code, and "${code}" cannot be one: use ${codeRule.description}.`)
        const vendor = this.read(path)
        return vendor === undefined ? [] : [[code, vendor] as const]
      }),
    )
  }
}

const listExtensions = (folder: string): readonly Extension[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isDirectory())
    .toSorted()
    .map((name) => ({ name, folder: join(folder, name) }))

/** Returns the pointer of a top-level key. */
export const toPointer = (key: string): string => `/${escapePointerToken(key)}`
