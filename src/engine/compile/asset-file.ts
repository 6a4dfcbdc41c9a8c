import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A file below a merchant's assets folder. */
export interface AssetFile {
  /** Its path below the assets folder. */
  readonly path: string
  /** Where it is on this machine: an absolute path. */
  readonly file: string
  /** Ten hexadecimal digits of its content. */
  readonly hash: string
  readonly bytes: number
}

/** An asset whose content is read only when somebody asks for its hash. */
export class LazyAsset implements AssetFile {
  #hash: string | undefined
  constructor(
    readonly path: string,
    readonly file: string,
    readonly bytes: number,
  ) {}

  get hash(): string {
    this.#hash ??= createHash('sha256').update(readFileSync(this.file)).digest('hex').slice(0, 10)
    return this.#hash
  }
}
