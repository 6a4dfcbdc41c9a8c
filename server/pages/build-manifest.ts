import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** The files that a part of the program needs before it can run, as addresses. */
interface Chunks {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What the build made: where the program starts, and what each widget needs. */
export interface BuildManifest {
  /** The address of the program's first file. */
  readonly start: string
  readonly entry: Chunks
  /**
   * What the view of a widget needs besides the entry; nothing for a widget whose view is in the entry, and for one
   * that the build does not know.
   */
  widget(kind: string): Chunks
}

interface ManifestEntry {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const base = '/_livery/'

/** The part of the program that says where the views are that the entry has not. */
const whereOthersAre = 'src/widgets/other-widgets.ts'

/** Reads what Vite wrote about its build in `dist`; undefined where there is no build yet. */
export async function readBuildManifest(dist: string): Promise<BuildManifest | undefined> {
  const text = await readFile(join(dist, '.vite/manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const entries = JSON.parse(text) as Readonly<Record<string, ManifestEntry>>
  const first = Object.keys(entries).find((key) => entries[key]?.isEntry)
  if (first === undefined) throw new Error(`The build in ${dist} has no entry.`)
  const entry = gather(entries, first)
  // Those of an operator's project lie elsewhere.
  const views = new Map(Object.keys(entries).flatMap((key) => (key.endsWith('/view.tsx') ? [[basename(dirname(key)), key] as const] : [])))
  return {
    start: `${base}${entries[first]?.file ?? ''}`,
    entry,
    widget: (kind) => {
      const view = views.get(kind) ?? ''
      return without(gather(entries, ...(entries[view] ? [whereOthersAre, view] : [])), entry)
    },
  }
}

function gather(entries: Readonly<Record<string, ManifestEntry>>, ...keys: readonly string[]): Chunks {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    if (seen.has(name) || !entries[name]) return
    seen.add(name)
    entries[name].imports?.forEach(visit)
  }
  keys.forEach(visit)
  const manifestChunks = [...seen].flatMap((name) => entries[name] ?? [])
  return {
    scripts: manifestChunks.map(({ file }) => base + file),
    styles: [...new Set(manifestChunks.flatMap(({ css }) => css ?? []))].map((file) => base + file),
  }
}

const without = (chunks: Chunks, known: Chunks): Chunks => ({
  scripts: chunks.scripts.filter((file) => !known.scripts.includes(file)),
  styles: chunks.styles.filter((file) => !known.styles.includes(file)),
})
