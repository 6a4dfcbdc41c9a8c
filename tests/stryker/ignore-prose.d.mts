/** The properties of Babel's `NodePath` that the plugin reads. */
interface Path {
  readonly node: object
  readonly parent?: object
  readonly parentPath?: { readonly parent?: object }
}

export const strykerPlugins: readonly [{ readonly value: { shouldIgnore(path: Path): string | undefined } }]
