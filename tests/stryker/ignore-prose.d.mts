/** The parts of a path of Babel's that decide. */
interface Path {
  readonly node: object
  readonly parent?: object
  readonly parentPath?: { readonly parent?: object }
}

export const strykerPlugins: readonly [{ readonly value: { shouldIgnore(path: Path): string | undefined } }]
