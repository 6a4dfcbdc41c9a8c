import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DerivedFile } from '../generate/derived-file.ts'
import { SchemaError } from '../generate/schema-error.ts'
import { hashFiles } from './hash-files.ts'
import { derivedRoot, isProject, listProjectFolders, readProjectIndex } from './paths.ts'

/** Files that are derived from the same sources. */
interface DerivedFileGroup {
  /** The file with the hash of the sources and of the derived files. */
  readonly stamp: string
  readonly sources: readonly string[]
  /** Returns whether a file in one of the derived folders belongs to the group. */
  readonly owns: (path: string) => boolean
  /** Yields the files in an order in which each may import those before it: they are written one by one. */
  readonly derive: () => Promise<AsyncIterable<DerivedFile>>
}

const nodeSchema = 'schemas/merchant/node.json'
const derivedFolders = ['schemas/parts', 'src/generated']
const programFiles = new Set(
  ['messages', 'admin-commands', ...(isProject ? [] : ['lint-codes', 'lint-rules'])].map((name) => `src/generated/${name}.ts`),
)
/** Returns the path of a file or folder that a project replaces in its `.livery`. */
const getDerivedPath = (path: string): string => (isProject ? join(derivedRoot, path) : path)

const schemaGroup: DerivedFileGroup = {
  stamp: 'src/generated/.made-from-schemas',
  sources: [
    getDerivedPath('schemas'),
    'scripts/generate',
    'scripts/tools/generate-code.ts',
    'src/engine/rules/create-schema-expander.ts',
    'src/engine/rules/money/expand-payment-kinds.ts',
    'src/engine/rules/registration/expand-register-fields.ts',
    isProject ? 'package.json' : 'package-lock.json',
  ],
  owns: (path) => !programFiles.has(path),
  derive: async () => {
    const { checkSchemas } = await import('../generate/check-schemas.ts')
    const { schemas: files } = readProjectIndex()
    const mistakes = checkSchemas(derivedRoot, (id) => files[id] ?? `schemas/${id}`)
    if (mistakes.length > 0) throw new SchemaError(mistakes)
    // The module reads schemas when it is imported.
    return (await import('../generate/derive-from-schemas.ts')).deriveFromSchemas()
  },
}

const programGroup: DerivedFileGroup = {
  stamp: 'src/generated/.made-from-program',
  sources: [
    getDerivedPath('schemas'),
    'scripts/generate',
    'src',
    'server',
    getDerivedPath('merchants/base/messages'),
    ...listProjectFolders(),
  ],
  owns: (path) => programFiles.has(path),
  derive: async () => (await import('../generate/derive-from-program.ts')).deriveFromProgram(),
}

/**
 * Derives the code and schemas that are not in git if they are missing or stale; if they are fresh, this takes a few
 * milliseconds. Callers must await it before they import any of them. Code derived from the program's own sources
 * (`src`, `server`), which change with every edit, is checked only with `all`; otherwise it is derived only if missing.
 * Several processes may run this at once: each file is replaced atomically, and the stamp covers the derived files as
 * well as their sources, so that a mixture of two runs counts as stale. Resolves to the paths of the files written.
 * @throws SchemaError if schemas/ has mistakes
 */
export async function generateCodeIfStale({ all = false } = {}): Promise<readonly string[]> {
  const updated = await deriveIfStale(schemaGroup)
  const isAnyMissing = [...programFiles].some((path) => !existsSync(join(derivedRoot, path)))
  return all || isAnyMissing ? [...updated, ...(await deriveIfStale(programGroup))] : updated
}

/** Like `generateCodeIfStale` for commands: errors in schemas/ are printed, and the process exits with 1. */
export async function generateCodeOrExit(options?: { readonly all?: boolean }): Promise<readonly string[]> {
  try {
    return await generateCodeIfStale(options)
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

async function deriveIfStale({ stamp, sources, owns, derive }: DerivedFileGroup): Promise<readonly string[]> {
  const sourceHash = hashFiles(sources, [nodeSchema, ...derivedFolders].map(getDerivedPath))
  const currentFiles = readDerived(owns)
  if (readText(stamp) === computeStamp(sourceHash, currentFiles)) return []
  const derivedFiles = new Map<string, string>()
  const updated: string[] = []
  for await (const [path, text] of await derive()) {
    derivedFiles.set(path, text)
    if (currentFiles.get(path) === text) continue
    writeAtomically(path, text)
    updated.push(path)
  }
  for (const path of currentFiles.keys()) if (!derivedFiles.has(path)) rmSync(join(derivedRoot, path), { force: true })
  writeAtomically(stamp, computeStamp(sourceHash, derivedFiles))
  return updated
}

/** Reads the current derived files of a group, by path. */
function readDerived(owns: DerivedFileGroup['owns']): ReadonlyMap<string, string> {
  const paths = [nodeSchema, ...derivedFolders.flatMap(listDerivedFiles)].filter((path) => owns(path))
  return new Map(
    paths.flatMap((path) => {
      const text = readText(path)
      return text === undefined ? [] : [[path, text] as const]
    }),
  )
}

const listDerivedFiles = (folder: string): readonly string[] =>
  !existsSync(join(derivedRoot, folder))
    ? []
    : readdirSync(join(derivedRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:json|js|ts)$/.test(name))
        .map((name) => `${folder}/${name}`)

/** Hashes the sources and the derived files. */
function computeStamp(sourceHash: string, derived: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(sourceHash)
  for (const [path, text] of [...derived].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`/${path}`).update(text)
  return hash.digest('hex')
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(join(derivedRoot, path), 'utf8')
  } catch {
    return undefined
  }
}

/** Writes a file atomically, so that no partial file is ever read. */
function writeAtomically(path: string, text: string): void {
  const file = join(derivedRoot, path)
  const temporaryFile = `${file}.${String(process.pid)}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(temporaryFile, text)
  renameSync(temporaryFile, file)
}
