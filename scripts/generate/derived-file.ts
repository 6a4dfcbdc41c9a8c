/** A derived file with its path from the project's root. */
export type DerivedFile = readonly [path: string, text: string]
