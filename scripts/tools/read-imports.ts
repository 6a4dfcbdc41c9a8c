import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'

/** An import of values or types, by paths from the project's root. */
export interface Import {
  readonly from: string
  /** The resolved file; the specifier if it cannot be resolved or is a Node builtin. */
  readonly to: string
  readonly builtin: boolean
  readonly missing: boolean
}

export interface ImportGraph {
  readonly modules: readonly string[]
  readonly imports: readonly Import[]
}

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
  conditionNames: ['import', 'node', 'types', 'default'],
  mainFields: ['module', 'main', 'types'],
  builtinModules: true,
})

/**
 * Reads the imports of all modules in some folders of a project. Derived JavaScript and builds are left out.
 * @throws Error if a module has a syntax error
 */
export function readImports(root: string, folders: readonly string[]): ImportGraph {
  const modules = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.([cm]?ts|tsx|mjs|js)$/.test(file) && !isDerived(file))
  const imports = modules.flatMap((from) => {
    const specifiers = new Set(parseSpecifiers(from, readFileSync(join(root, from), 'utf8')))
    return [...specifiers].map((specifier) => ({ from, ...resolve(root, from, specifier) }))
  })
  return { modules, imports: imports.filter(({ to }) => !isDerived(to)) }
}

const isDerived = (path: string): boolean => /^src\/generated\/[^/]*\.js$|^dist\//.test(path)

/** Returns the specifiers of a module: of imports, re-exports, `import()` and type imports. */
function parseSpecifiers(file: string, text: string): readonly string[] {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const specifiers: string[] = []
  const add = ({ source }: { readonly source: { readonly value?: unknown } | null }): void => {
    if (typeof source?.value === 'string') specifiers.push(source.value)
  }
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: (node) => add(node as { source: { value?: unknown } }),
    TSImportType: add,
  }).visit(program)
  return specifiers
}

function resolve(root: string, from: string, specifier: string): Omit<Import, 'from'> {
  const { path, builtin } = resolver.sync(join(root, dirname(from)), specifier.replace(/\?.*$/, ''))
  if (builtin) return { to: builtin.resolved, builtin: true, missing: false }
  return path === undefined
    ? { to: specifier, builtin: false, missing: true }
    : { to: relative(root, path), builtin: false, missing: false }
}
