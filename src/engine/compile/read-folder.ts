import type { Diagnostic } from '../contract/diagnostic.ts'
import type { AssetFile } from './asset-file.ts'
import { manyKinds, singleKinds } from './file-kinds.ts'
import { lintPictures } from './lint-pictures.ts'
import { listFolder } from './list-folder.ts'
import { nearestName } from './nearest-name.ts'
import { readAssets } from './read-assets.ts'
import { readSource } from './read-source.ts'
import type { SourceFile } from './source-file.ts'

/** A merchant folder as it was read. */
export interface Folder {
  readonly id: string
  readonly sources: readonly SourceFile[]
  /** By their path below assets/. */
  readonly assets: ReadonlyMap<string, AssetFile>
  readonly diagnostics: readonly Diagnostic[]
  /** Whether every file could be read as JSON: if not, what is missing says nothing. */
  readonly readable: boolean
}

/** The folders that a merchant's folder may have. */
const rooms: readonly string[] = ['pages', 'messages', 'assets']

/** Ids are the first part of a host name, `<id>.localhost`. */
const idForm = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** Reads everything that a merchant's folder holds, and says what should not be there. */
export function readFolder(root: string, id: string): Folder {
  const found: Diagnostic[] = []
  const sources: SourceFile[] = []
  let readable = true
  const say = (file: string, code: string, message: string, more: Partial<Diagnostic> = {}): void =>
    void found.push({ code, severity: 'error', file, line: 1, column: 1, pointer: '', message, ...more })
  const base = `${root.replace(/\/+$/, '')}/${id}`
  if (!idForm.test(id))
    say(base, 'merchant-id', `A merchant's folder cannot be called "${id}".`, {
      found: id,
      expected: 'small letters, digits and dashes',
      remedy: 'Rename the folder.',
    })
  const entries = list(base, '')
  if (entries && !entries.some((entry) => entry.name === 'merchant.json')) {
    say(`${base}/merchant.json`, 'merchant-missing', 'The folder has no merchant.json.', {
      remedy: `Write it, or take the folder away; livery new ${id} makes one.`,
    })
    readable = false
  }
  for (const { name, folder } of entries ?? []) {
    const kind = singleKinds.find((single) => `${single}.json` === name)
    if (kind && !folder) read(name, kind, '', `/${kind}`)
    else if (folder && (name === 'pages' || name === 'messages')) readMany(name)
    else if (kind || (!folder && rooms.includes(name))) misplaced(name, folder)
    else if (!(folder && name === 'assets') && !isNote(name)) unknown(name, [...rooms, ...singleKinds.map((single) => `${single}.json`)])
  }
  const assets =
    entries?.some((entry) => entry.folder && entry.name === 'assets') === true
      ? readAssets(`${base}/assets`, found)
      : new Map<string, AssetFile>()
  for (const one of lintPictures(assets.values(), `${base}/assets`)) found.push(one)
  return { id, sources, assets, diagnostics: found, readable }

  function readMany(name: 'pages' | 'messages'): void {
    const { kind, names, form } = manyKinds[name]
    for (const entry of list(base, name) ?? []) {
      const stem = entry.name.replace(/\.json$/, '')
      if (entry.folder || stem === entry.name) {
        if (!isNote(entry.name)) unknown(`${name}/${entry.name}`, [])
      } else if (names.test(stem)) read(`${name}/${entry.name}`, kind, stem, `/${name}/${stem}`)
      else
        say(`${base}/${name}/${entry.name}`, 'file-name', `A file in ${name}/ cannot be called "${entry.name}".`, {
          found: stem,
          expected: form,
          remedy: 'Rename the file.',
        })
    }
  }

  function read(path: string, kind: SourceFile['kind'], name: string, pointer: string): void {
    const result = readSource({ file: `${base}/${path}`, kind, name, pointer, merchant: id })
    for (const one of result.diagnostics) found.push(one)
    if (result.source) sources.push(result.source)
    else readable = false
  }

  function list(...path: [string, string]): ReturnType<typeof listFolder> {
    const folder = path.filter((part) => part !== '').join('/')
    const entries = listFolder(folder)
    if (!entries) {
      say(folder, 'folder-unreadable', 'The folder cannot be read.', {
        remedy: 'Check that it is there and that its permissions allow reading.',
      })
      readable = false
    }
    return entries
  }

  function misplaced(name: string, folder: boolean): void {
    say(
      `${base}/${name}`,
      'file-unreadable',
      folder ? `${name} is a folder, and should be a file.` : `${name} should be a folder, and is a file.`,
      {
        remedy: 'Rename it, or take it away.',
      },
    )
    readable = false
  }

  function unknown(path: string, names: readonly string[]): void {
    const suggestion = nearestName(path, names)
    say(`${base}/${path}`, 'file-unknown', `Nothing reads ${path}.`, {
      found: path,
      ...(suggestion === undefined ? {} : { suggestion }),
      remedy: suggestion === undefined ? 'Take it away.' : `Rename it to ${suggestion}, or take it away.`,
    })
  }
}

/** Notes for people, which nothing reads. */
const isNote = (name: string): boolean => /\.(md|txt)$/.test(name)
