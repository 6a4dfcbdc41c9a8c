import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const base = join(import.meta.dirname, '../../merchants/base')

/** A temporary merchants folder for a test, with a copy of base in it. */
export class TestBrands {
  readonly root = mkdtempSync(join(tmpdir(), 'livery-brands-'))

  constructor() {
    cpSync(base, join(this.root, 'base'), { recursive: true })
  }

  /** Writes a file and returns its path. A string or bytes are written unchanged, anything else as JSON. */
  write(path: string, content: unknown): string {
    const file = join(this.root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content, null, 2))
    return file
  }

  /** Writes a valid brand, with these files in addition. */
  addBrand(id: string, files: Readonly<Record<string, unknown>> = {}): void {
    this.write(`${id}/merchant.json`, { extends: 'base', name: id, code: id.toUpperCase().replaceAll('-', '') })
    for (const [path, content] of Object.entries(files)) this.write(`${id}/${path}`, content)
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
