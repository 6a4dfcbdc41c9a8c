import type { FileKind } from '../../../generated/validate-config.js'
import type { JsonObject } from './pointer.ts'

/** One JSON file of a merchant, as it was read. */
export interface SourceFile {
  readonly kind: FileKind
  /** The page's or the language's name; empty for the files that stand once. */
  readonly name: string
  /** Its path: the root as it was given, the merchant's id, the file. */
  readonly file: string
  readonly merchant: string
  /** Where its content stands in the effective config: `/theme`, `/pages/home`. */
  readonly pointer: string
  readonly value: JsonObject
  /** Pointers into it to values that JSON cannot hold as they are written: what has been told of them is enough. */
  readonly broken: readonly string[]
  /** Pointers into it to objects that lack an entry, because its key cannot be one. */
  readonly incomplete: readonly string[]
  /** Whether null may stand in it: then it may take something away. */
  readonly nulls: boolean
  /** Whether a character may stand in its texts that nobody sees, or half of one; only messages have texts. */
  readonly unseen: boolean
  /** Whether a text in it may name an age; only messages have texts. */
  readonly ages: boolean
  /** Whether something in it may be a secret. */
  readonly secret: boolean
  /** Of the file's text. */
  readonly digest: string
}
