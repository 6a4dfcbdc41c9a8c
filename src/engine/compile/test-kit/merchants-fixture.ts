import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../contract/diagnostic.ts'
import { compileMerchant, compileMerchants, type CompiledMerchant } from '../index.ts'
import { createBaseFiles } from './base-files.ts'

/** Files of a merchant by path. Strings and bytes are written as they are, other values as indented JSON. */
export type Files = Readonly<Record<string, unknown>>

/** A temporary folder of merchants, removed when it is disposed. */
export class MerchantsFixture {
  readonly root = mkdtempSync(join(tmpdir(), 'livery-merchants-'))

  /** Writes the complete merchant `base` with changed files, and other merchants by id. `undefined` removes a file. */
  constructor(merchants: Readonly<Record<string, Files>> = {}, changes: Files = {}) {
    this.write('base', { ...createBaseFiles(), ...changes })
    for (const [id, files] of Object.entries(merchants)) this.write(id, files)
  }

  write(id: string, files: Files): void {
    for (const [path, content] of Object.entries(files)) {
      const file = join(this.root, id, path)
      mkdirSync(dirname(file), { recursive: true })
      if (content === undefined) rmSync(file, { force: true })
      else writeFileSync(file, typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content, null, 2))
    }
  }

  compile(id: string): Promise<CompiledMerchant> {
    return compileMerchant(this.root, id)
  }

  async compileAll(): Promise<CompiledMerchant[]> {
    const compiledMerchants: CompiledMerchant[] = []
    for await (const compiled of compileMerchants(this.root)) compiledMerchants.push(compiled)
    return compiledMerchants
  }

  /** Returns the diagnostics of a merchant, without the fixture's root in their paths. */
  async diagnose(id: string): Promise<Diagnostic[]> {
    const { diagnostics } = await this.compile(id)
    return diagnostics.map((diagnostic) => ({ ...diagnostic, file: diagnostic.file.replace(`${this.root}/`, '') }))
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** Formats a diagnostic as `file:line:column code message`. */
export const formatWithoutSeverity = (diagnostic: Diagnostic): string =>
  `${diagnostic.file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.code} ${diagnostic.message}`

/** Returns the files of a merchant that extends base: `files`, and a merchant.json unless `files` contains one. */
export const createChildFiles = (files: Files = {}): Files => ({ 'merchant.json': { extends: 'base', code: 'CHILD1' }, ...files })
