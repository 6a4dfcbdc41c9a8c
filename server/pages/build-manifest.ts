import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** URLs of the files that a part of the browser app needs before it can run. */
interface Chunks {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The entry of the build and the files of each widget. */
export interface BuildManifest {
  /** URL of the entry script. */
  readonly entryScript: string
  readonly entry: Chunks
  /**
   * Returns the files that a widget's view needs besides the entry; empty if the entry contains the view, or if the
   * build has no such widget.
   */
  widget(kind: string): Chunks
}

interface ManifestEntry {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const basePath = '/_livery/'

/** The module that maps widgets outside the entry to their files. */
const widgetMapModule = 'src/widgets/other-widgets.ts'

/**
 * Reads Vite's manifest in `dist`; `undefined` if there is no build yet. URLs begin with `assetsOrigin`, which is empty
 * for the host of the page.
 * @throws Error if the manifest has no entry
 */
export async function readBuildManifest(dist: string, assetsOrigin = ''): Promise<BuildManifest | undefined> {
  const text = await readFile(join(dist, '.vite/manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const entries = JSON.parse(text) as Readonly<Record<string, ManifestEntry>>
  const entryKey = Object.keys(entries).find((key) => entries[key]?.isEntry)
  if (entryKey === undefined) throw new Error(`The build in ${dist} has no entry.`)
  const baseUrl = `${assetsOrigin}${basePath}`
  const entry = collectChunks(entries, baseUrl, entryKey)
  // Views are found by the name of their file, because the widgets of an operator's project are in other folders.
  const views = new Map(Object.keys(entries).flatMap((key) => (key.endsWith('/view.tsx') ? [[basename(dirname(key)), key] as const] : [])))
  return {
    entryScript: `${baseUrl}${entries[entryKey]?.file ?? ''}`,
    entry,
    widget: (kind) => {
      const view = views.get(kind) ?? ''
      return excludeChunks(collectChunks(entries, baseUrl, ...(entries[view] ? [widgetMapModule, view] : [])), entry)
    },
  }
}

function collectChunks(entries: Readonly<Record<string, ManifestEntry>>, baseUrl: string, ...keys: readonly string[]): Chunks {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    if (seen.has(name) || !entries[name]) return
    seen.add(name)
    entries[name].imports?.forEach(visit)
  }
  keys.forEach(visit)
  const manifestChunks = [...seen].flatMap((name) => entries[name] ?? [])
  return {
    scripts: manifestChunks.map(({ file }) => baseUrl + file),
    styles: [...new Set(manifestChunks.flatMap(({ css }) => css ?? []))].map((file) => baseUrl + file),
  }
}

const excludeChunks = (chunks: Chunks, excluded: Chunks): Chunks => ({
  scripts: chunks.scripts.filter((file) => !excluded.scripts.includes(file)),
  styles: chunks.styles.filter((file) => !excluded.styles.includes(file)),
})
