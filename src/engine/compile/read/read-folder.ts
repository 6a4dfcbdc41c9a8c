import { existsSync } from 'node:fs'
import type { DiagnosticCode } from '../../contract/diagnostic-code.ts'
import { fileStart, type Diagnostic } from '../../contract/diagnostic.ts'
import type { LazyAsset } from './asset-file.ts'
import { manyKinds, singleKinds } from './file-kinds.ts'
import { inspectAssets } from './inspect/inspect-assets.ts'
import { leftoverOf, sayLeftover } from './leftover.ts'
import { type Entry, isFolder, listFolder, listNames } from './list-folder.ts'
import { isMerchantId } from './list-merchants.ts'
import { describeUnread, isNote, nameBeforeTxt } from './unread-file.ts'
import { readAssets } from './read-assets.ts'
import { readSource } from './read-source.ts'
import type { SourceFile } from './source-file.ts'
import { leadsWithin, linkOutside } from './within.ts'

/** A merchant folder as it was read. */
export interface Folder {
  readonly id: string
  readonly sources: readonly SourceFile[]
  /** By their path below assets/. */
  readonly assets: ReadonlyMap<string, LazyAsset>
  readonly diagnostics: readonly Diagnostic[]
  /** Whether the folder and its merchant.json could be read: if not, what is missing says nothing. */
  readonly readable: boolean
  /** Pointers into the config of the files that could not be read as JSON. */
  readonly unread: readonly string[]
}

/** The folders that a merchant's folder may have. */
const rooms: readonly string[] = ['pages', 'messages', 'assets']

/** The files that stand once, by name. */
const singles = new Map(singleKinds.map((kind) => [`${kind}.json`, kind]))

/** Reads everything that a merchant's folder holds, and says what should not be there. */
export const readFolder = (root: string, id: string): Folder => new FolderReader(`${root.replace(/\/+$/, '')}/${id}`, id).read()

class FolderReader {
  readonly #base: string
  readonly #id: string
  readonly #found: Diagnostic[] = []
  readonly #sources: SourceFile[] = []
  #assets: ReadonlyMap<string, LazyAsset> = new Map<string, LazyAsset>()
  #readable = true
  readonly #unreadable: string[] = []

  constructor(base: string, id: string) {
    this.#base = base
    this.#id = id
  }

  read(): Folder {
    if (!isMerchantId(this.#id))
      this.#say(this.#base, 'merchant-id', `A merchant's folder cannot be called "${this.#id}".`, {
        found: this.#id,
        expected: 'small letters, digits and dashes',
        remedy: 'Rename the folder.',
      })
    const entries = this.#list(this.#base, listFolder)
    if (entries && !entries.some(({ name }) => name === 'merchant.json')) this.#missMerchant()
    for (const entry of entries ?? []) this.#readEntry(entry)
    return {
      id: this.#id,
      sources: this.#sources,
      assets: this.#assets,
      diagnostics: this.#found,
      readable: this.#readable,
      unread: this.#unreadable,
    }
  }

  #readEntry(entry: Entry): void {
    const { name } = entry
    const kind = singles.get(name)
    if (kind) this.#readFile(name, kind, '', `/${kind}`)
    else if (leftoverOf(name) !== undefined) this.#found.push(sayLeftover(`${this.#base}/${name}`))
    else if (rooms.includes(name) && this.#leadsOut(entry)) return
    else if (name === 'pages' || name === 'messages') this.#readMany(name)
    else if (name === 'assets') this.#readAssets()
    else if (!isNote(name) || singles.has(nameBeforeTxt(name) ?? '')) {
      const meant = this.#unread(name, [...rooms, ...singles.keys()])
      // What is in it may be all that the checks behind would miss.
      if (meant !== undefined && rooms.includes(meant) && isFolder(`${this.#base}/${name}`)) this.#readable = false
    }
  }

  #readMany(folder: 'pages' | 'messages'): void {
    const { kind, names } = manyKinds[folder]
    for (const name of this.#list(`${this.#base}/${folder}`, listNames) ?? []) {
      const stem = name.endsWith('.json') ? name.slice(0, -5) : undefined
      if (leftoverOf(name) !== undefined) this.#found.push(sayLeftover(`${this.#base}/${folder}/${name}`))
      else if (stem !== undefined && names.test(stem)) this.#readFile(`${folder}/${name}`, kind, stem, `/${folder}/${stem}`)
      else if (stem !== undefined) this.#misnamed(folder, name, stem)
      else if (!isNote(name) || nameBeforeTxt(name)?.endsWith('.json') === true) this.#unread(`${folder}/${name}`, [])
    }
  }

  /**
   * A file whose name differs from a good one in capitals and dashes alone is taken for that one by the checks behind.
   */
  #misnamed(folder: 'pages' | 'messages', name: string, stem: string): void {
    const { names, form } = manyKinds[folder]
    const meant = stem.toUpperCase().replace('-', '_')
    const suggestion = names.test(meant) ? `${meant}.json` : undefined
    if (suggestion !== undefined) this.#unreadable.push(`/${folder}/${meant}`)
    this.#say(`${this.#base}/${folder}/${name}`, 'file-name', `A file in ${folder}/ cannot be called "${name}".`, {
      found: stem,
      expected: form,
      ...(suggestion === undefined ? {} : { suggestion }),
      remedy: suggestion === undefined ? 'Rename the file.' : `Rename it to ${suggestion}.`,
    })
  }

  #readFile(path: string, kind: SourceFile['kind'], name: string, pointer: string): void {
    const file = `${this.#base}/${path}`
    const { source, diagnostics } = readSource({ file, folder: this.#base, kind, name, pointer, merchant: this.#id })
    if (source) this.#sources.push(source)
    else if (kind === 'merchant') this.#readable = false
    else this.#unreadable.push(pointer)
    if (source === undefined && isFolder(file)) this.#misplaced(file, `${path} is a folder, and should be a file.`)
    else for (const one of diagnostics) this.#found.push(one)
  }

  #readAssets(): void {
    const folder = `${this.#base}/assets`
    if (!isFolder(folder)) return this.#misplaced(folder, 'assets should be a folder, and is none.')
    const assets = readAssets(this.#base, folder, this.#found)
    for (const one of inspectAssets(assets.values(), folder)) this.#found.push(one)
    this.#assets = assets
  }

  /** What a folder holds; undefined, and told of, where it cannot be read. */
  #list<Listed>(folder: string, list: (folder: string) => Listed | undefined): Listed | undefined {
    const listed = list(folder)
    if (listed) return listed
    this.#readable = false
    if (folder !== this.#base && !isFolder(folder))
      this.#misplaced(folder, `${folder.slice(this.#base.length + 1)} should be a folder, and is none.`)
    else
      this.#say(folder, 'folder-unreadable', 'The folder cannot be read.', {
        remedy: 'Check that it is there and that its permissions allow reading.',
      })
    return undefined
  }

  /** Whether a folder is none of the merchant's own, which is told of. */
  #leadsOut(entry: Entry): boolean {
    const folder = `${this.#base}/${entry.name}`
    const out = entry.folder && entry.link && !leadsWithin(folder, this.#base)
    if (out) {
      this.#readable = false
      this.#say(folder, 'link-outside', linkOutside.message, { remedy: linkOutside.remedy })
    }
    return out
  }

  #missMerchant(): void {
    this.#readable = false
    this.#say(`${this.#base}/merchant.json`, 'merchant-missing', 'The folder has no merchant.json.', {
      remedy: `Write it, or take the folder away; livery new ${this.#id} makes one.`,
    })
  }

  #misplaced(file: string, message: string): void {
    this.#readable = false
    this.#say(file, 'file-unreadable', message, { remedy: 'Rename it, or remove it.' })
  }

  /** The name that was meant. */
  #unread(path: string, names: readonly string[]): string | undefined {
    const [message, more] = describeUnread(path, names, (name) => existsSync(`${this.#base}/${name}`))
    this.#say(`${this.#base}/${path}`, 'file-unknown', message, more)
    return more.suggestion
  }

  #say(file: string, code: DiagnosticCode, message: string, more: Partial<Diagnostic>): void {
    this.#found.push({ code, severity: 'error', file, ...fileStart, pointer: '', message, ...more })
  }
}
