import { declaredAmounts, declaredRelations } from '../../../generated/relations.ts'
import type { FileKind } from '../../../generated/validate-config.js'
import type { Conditions, Relation } from './relation.ts'

/** Relations between the fields of an object. */
export interface DeclaredRelations {
  /** Where the object is in its file; `*` stands for every entry. */
  readonly path: readonly string[]
  readonly relations: readonly Relation[]
}

/** An amount of the brand's currency; where it has conditions, only beside fields that meet them. */
export interface DeclaredAmount {
  readonly path: readonly string[]
  readonly conditions?: Conditions
}

/** The relations that the schema of each kind of file declares. */
export const relationsByKind: Readonly<Partial<Record<FileKind, readonly DeclaredRelations[]>>> = declaredRelations

/** The amounts that each kind of file has. */
export const amountsByKind: Readonly<Partial<Record<FileKind, readonly DeclaredAmount[]>>> = declaredAmounts
