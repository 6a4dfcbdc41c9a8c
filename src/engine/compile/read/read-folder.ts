import { existsSync } from 'node:fs'
import type { DiagnosticCode } from '../../contract/diagnostic-code.ts'
import { fileStart, type Diagnostic } from '../../contract/diagnostic.ts'
import type { LazyAsset } from './asset-file.ts'
import { fileKindByFolder, singletonFileKinds } from './file-kinds.ts'
import { inspectAssets } from './inspect/inspect-assets.ts'
import { findJunkFileOrigin, createJunkFileDiagnostic } from './junk-file.ts'
import { type FolderEntry, isFolder, listFolder, listNames } from './list-folder.ts'
import { isMerchantId } from './list-merchants.ts'
import { describeUnusedFile, isNote, stripTxtExtension } from './unused-file.ts'
import { readAssets } from './read-assets.ts'
import { readSource } from './read-source.ts'
import type { SourceFile } from './source-file.ts'
import { isPathWithinFolder, outsideLinkProblem } from './within-folder.ts'

/** The content of a merchant folder. */
export interface Folder {
  readonly id: string
  readonly sources: readonly SourceFile[]
  /** Keyed by path relative to assets/. */
  readonly assets: ReadonlyMap<string, LazyAsset>
  readonly diagnostics: readonly Diagnostic[]
  /**
   * Whether the folder, its subfolders and merchant.json could be read. Also false if a file takes the place of a
   * folder or the reverse, or a subfolder has a misspelt name or links out of the folder. If false, the merged config
   * is not checked.
   */
  readonly readable: boolean
  /** Pointers into the config of the files that could not be read as JSON, or whose name must be corrected first. */
  readonly unreadablePointers: readonly string[]
}

/** The subfolders of a merchant folder. */
const subfolders: readonly string[] = ['pages', 'messages', 'assets']

/** The kinds of the files that occur once, by file name. */
const kindByFileName = new Map(singletonFileKinds.map((kind) => [`${kind}.json`, kind]))

/** Reads a merchant's folder and reports files that do not belong there. */
export const readFolder = (root: string, id: string): Folder => new FolderReader(`${root.replace(/\/+$/, '')}/${id}`, id).read()

class FolderReader {
  /** Path of the merchant's folder. */
  readonly #folder: string
  readonly #id: string
  readonly #diagnostics: Diagnostic[] = []
  readonly #sources: SourceFile[] = []
  #assets: ReadonlyMap<string, LazyAsset> = new Map<string, LazyAsset>()
  #readable = true
  readonly #unreadablePointers: string[] = []

  constructor(folder: string, id: string) {
    this.#folder = folder
    this.#id = id
  }

  read(): Folder {
    if (!isMerchantId(this.#id))
      this.#report(this.#folder, 'merchant-id', `"${this.#id}" is not a valid name for a merchant's folder.`, {
        found: this.#id,
        expected: 'lowercase letters, digits and hyphens',
        remedy: 'Rename the folder.',
      })
    const entries = this.#list(this.#folder, listFolder)
    if (entries && !entries.some(({ name }) => name === 'merchant.json')) this.#reportMissingMerchantFile()
    for (const entry of entries ?? []) this.#readEntry(entry)
    return {
      id: this.#id,
      sources: this.#sources,
      assets: this.#assets,
      diagnostics: this.#diagnostics,
      readable: this.#readable,
      unreadablePointers: this.#unreadablePointers,
    }
  }

  #readEntry(entry: FolderEntry): void {
    const { name } = entry
    const kind = kindByFileName.get(name)
    if (kind) this.#readFile(name, kind, '', `/${kind}`)
    else if (findJunkFileOrigin(name) !== undefined) this.#diagnostics.push(createJunkFileDiagnostic(`${this.#folder}/${name}`))
    else if (subfolders.includes(name) && this.#reportOutsideLink(entry)) return
    else if (name === 'pages' || name === 'messages') this.#readMany(name)
    else if (name === 'assets') this.#readAssets()
    else if (!isNote(name) || kindByFileName.has(stripTxtExtension(name) ?? '')) {
      const intended = this.#reportUnknownFile(name, [...subfolders, ...kindByFileName.keys()])
      // The folder may contain everything that later checks would report as missing.
      if (intended !== undefined && subfolders.includes(intended) && isFolder(`${this.#folder}/${name}`)) this.#readable = false
    }
  }

  #readMany(folder: 'pages' | 'messages'): void {
    const { kind, namePattern } = fileKindByFolder[folder]
    for (const name of this.#list(`${this.#folder}/${folder}`, listNames) ?? []) {
      const stem = name.endsWith('.json') ? name.slice(0, -5) : undefined
      if (findJunkFileOrigin(name) !== undefined) this.#diagnostics.push(createJunkFileDiagnostic(`${this.#folder}/${folder}/${name}`))
      else if (stem !== undefined && namePattern.test(stem)) this.#readFile(`${folder}/${name}`, kind, stem, `/${folder}/${stem}`)
      else if (stem !== undefined) this.#reportInvalidName(folder, name, stem)
      else if (!isNote(name) || stripTxtExtension(name)?.endsWith('.json') === true) this.#reportUnknownFile(`${folder}/${name}`, [])
    }
  }

  /**
   * Reports a file with an invalid name. If the name differs from a valid one only in case and hyphens, later checks
   * treat the file of the valid name as unreadable, not as missing.
   */
  #reportInvalidName(folder: 'pages' | 'messages', name: string, stem: string): void {
    const { namePattern, nameDescription } = fileKindByFolder[folder]
    const intended = stem.toUpperCase().replace('-', '_')
    const suggestion = namePattern.test(intended) ? `${intended}.json` : undefined
    if (suggestion !== undefined) this.#unreadablePointers.push(`/${folder}/${intended}`)
    this.#report(`${this.#folder}/${folder}/${name}`, 'invalid-file-name', `"${name}" is not a valid name for a file in ${folder}/.`, {
      found: stem,
      expected: nameDescription,
      ...(suggestion === undefined ? {} : { suggestion }),
      remedy: suggestion === undefined ? 'Rename the file.' : `Rename it to ${suggestion}.`,
    })
  }

  #readFile(path: string, kind: SourceFile['kind'], name: string, pointer: string): void {
    const file = `${this.#folder}/${path}`
    const { source, diagnostics } = readSource({ file, folder: this.#folder, kind, name, pointer, merchant: this.#id })
    if (source) this.#sources.push(source)
    else if (kind === 'merchant') this.#readable = false
    else this.#unreadablePointers.push(pointer)
    if (source === undefined && isFolder(file)) this.#reportWrongType(file, `${path} must be a file, but is a folder.`)
    else for (const diagnostic of diagnostics) this.#diagnostics.push(diagnostic)
  }

  #readAssets(): void {
    const folder = `${this.#folder}/assets`
    if (!isFolder(folder)) return this.#reportWrongType(folder, 'assets must be a folder, but is not.')
    const assets = readAssets(this.#folder, folder, this.#diagnostics)
    for (const diagnostic of inspectAssets(assets.values(), folder)) this.#diagnostics.push(diagnostic)
    this.#assets = assets
  }

  /** Lists a folder. If it cannot be read, reports that and returns `undefined`. */
  #list<Listed>(folder: string, list: (folder: string) => Listed | undefined): Listed | undefined {
    const entries = list(folder)
    if (entries) return entries
    this.#readable = false
    if (folder !== this.#folder && !isFolder(folder))
      this.#reportWrongType(folder, `${folder.slice(this.#folder.length + 1)} must be a folder, but is not.`)
    else
      this.#report(folder, 'folder-unreadable', 'The folder cannot be read.', {
        remedy: 'Check that it exists and that its permissions allow reading.',
      })
    return undefined
  }

  /** Reports a folder that is a link out of the merchant's folder. Returns whether it is one. */
  #reportOutsideLink(entry: FolderEntry): boolean {
    const folder = `${this.#folder}/${entry.name}`
    const isOutsideLink = entry.isFolder && entry.isLink && !isPathWithinFolder(folder, this.#folder)
    if (isOutsideLink) {
      this.#readable = false
      this.#report(folder, 'link-outside', outsideLinkProblem.message, { remedy: outsideLinkProblem.remedy })
    }
    return isOutsideLink
  }

  #reportMissingMerchantFile(): void {
    this.#readable = false
    this.#report(`${this.#folder}/merchant.json`, 'merchant-missing', 'The folder has no merchant.json.', {
      remedy: `Add it, or remove the folder. livery new ${this.#id} creates one.`,
    })
  }

  #reportWrongType(file: string, message: string): void {
    this.#readable = false
    this.#report(file, 'file-unreadable', message, { remedy: 'Rename it, or remove it.' })
  }

  /** Reports an unknown file and returns the name that was probably intended. */
  #reportUnknownFile(path: string, names: readonly string[]): string | undefined {
    const [message, details] = describeUnusedFile(path, names, (name) => existsSync(`${this.#folder}/${name}`))
    this.#report(`${this.#folder}/${path}`, 'unknown-file', message, details)
    return details.suggestion
  }

  #report(file: string, code: DiagnosticCode, message: string, details: Partial<Diagnostic>): void {
    this.#diagnostics.push({ code, severity: 'error', file, ...fileStart, pointer: '', message, ...details })
  }
}
