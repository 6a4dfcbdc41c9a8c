import type { FileKind } from '../../../generated/validate-config.js'
import type { JsonObject } from './pointer.ts'

/** One JSON file of a merchant. */
export interface SourceFile {
  readonly kind: FileKind
  /** The name of the page or the code of the language; empty for kinds of files that occur once. */
  readonly name: string
  /** Path of the file: the root of all merchants as given, the merchant's id, and the path in the merchant's folder. */
  readonly file: string
  readonly merchant: string
  /** Pointer of the file's content in the effective config, such as `/theme` or `/pages/home`. */
  readonly pointer: string
  readonly value: JsonObject
  /** Pointers to values that cannot be stored as written. They have already been reported. */
  readonly rejectedPointers: readonly string[]
  /** Pointers to objects that lack an entry because its key is forbidden. */
  readonly incompletePointers: readonly string[]
  /** Whether the value may contain null, which removes inherited values. */
  readonly mayHaveNulls: boolean
  /** Whether a text may have an invisible character or half of a surrogate pair. Always `false` except in messages. */
  readonly mayHaveInvisibleCharacters: boolean
  /** Whether a text may mention an age. Always `false` except in messages. */
  readonly mayMentionAge: boolean
  /** Whether a value may be a secret. */
  readonly mayHaveSecret: boolean
  /** SHA-256 of the file's text, in hexadecimal. */
  readonly digest: string
}
