import type { Brand, BrandFile } from './brand.ts'
import type { SchemaNode } from './walk-schema.ts'

export const mutationKinds = ['rename', 'delete', 'type', 'reference', 'enum', 'range', 'format'] as const
export type MutationKind = (typeof mutationKinds)[number]

/** One mistake in one file of a brand that was valid before. */
export interface Mutation {
  readonly kind: MutationKind
  readonly brand: string
  readonly path: string
  /** Description of the change for failure messages. */
  readonly description: string
  /** The whole file with the mistake in it. */
  readonly text: string
  /** Accepted locations as `path:line`. There may be several if a name was removed. */
  readonly locations: readonly string[]
  /** The original name, if the mistake is a misspelling. */
  readonly suggestion?: string
}

/** A value and its context, from which mutations are made. */
export interface MutationTarget {
  readonly brand: Brand
  readonly file: BrandFile
  readonly node: SchemaNode
}
