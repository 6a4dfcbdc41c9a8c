import { declaredAmounts, declaredRelations } from '../../../generated/relations.ts'
import type { FileKind } from '../../../generated/validate-config.js'
import type { Conditions, Relation } from './relation.ts'

/** Relations between the fields of an object. */
export interface DeclaredRelations {
  /** Path of the object in its file; `*` matches every entry. */
  readonly path: readonly string[]
  readonly relations: readonly Relation[]
}

/** An amount in the brand's currency; with `conditions`, only in objects that meet them. */
export interface DeclaredAmount {
  readonly path: readonly string[]
  readonly conditions?: Conditions
}

/** The relations declared by the schema of each kind of file. */
export const relationsByKind: Readonly<Partial<Record<FileKind, readonly DeclaredRelations[]>>> = declaredRelations

/** The amounts in each kind of file. */
export const amountsByKind: Readonly<Partial<Record<FileKind, readonly DeclaredAmount[]>>> = declaredAmounts
