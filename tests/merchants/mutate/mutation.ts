import type { Brand, BrandFile } from './brand.ts'
import type { Site } from './walk-schema.ts'

/** The ways in which a file is broken. */
export const ways = ['rename', 'delete', 'retype', 'dangle', 'choice', 'range', 'form'] as const
export type Way = (typeof ways)[number]

/** One mistake in one file of a brand that was valid before. */
export interface Mutation {
  readonly way: Way
  readonly brand: string
  readonly path: string
  /** What was done, for people. */
  readonly story: string
  /** The whole file with the mistake in it. */
  readonly text: string
  /** Where it counts as found, as `path:line`: one place, but where a name was taken away, each place that uses it. */
  readonly locations: readonly string[]
  /** The name that was meant, where the mistake is a misspelling. */
  readonly meant?: string
}

/** A site and what it stands in: from these, mistakes are made. */
export interface Spot {
  readonly brand: Brand
  readonly file: BrandFile
  readonly site: Site
}
