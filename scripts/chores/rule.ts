/**
 * What an import is, to be held against a rule. Paths are patterns from the project's root; `$1` stands for what the
 * first bracket of `from` took in.
 */
export interface Rule {
  readonly name: string
  /** The reason, shown where the rule is broken. */
  readonly comment: string
  readonly from: { readonly path?: string; readonly pathNot?: string | readonly string[] }
  readonly to: {
    readonly path?: string
    readonly pathNot?: string | readonly string[]
    /** It belongs to Node. */
    readonly builtin?: true
    /** There is no such file. */
    readonly missing?: true
    /** Some way leads back from it. */
    readonly cycle?: true
  }
}

/** Every folder of the project that has code or data. */
export const projectCode = '^(src|server|demo|scripts|art|tests|schemas|merchants)/'
export const tests = String.raw`\.(?:test|fixture)\.tsx?$|^src/engine/(testing|compile/test-kit)/|^tests/`
export const layerPaths = {
  compile: '^src/engine/compile/index\\.ts$',
  resolve: '^src/engine/resolve/',
  rules: '^src/engine/rules/',
  contract: '^src/engine/contract/',
  generated: '^src/generated/',
}

/** A room, what of the other rooms it may import, and why no more. */
export const layerRule = (name: string, path: string, allowed: readonly string[], comment: string): Rule => ({
  name,
  comment,
  from: { path, pathNot: tests },
  to: { path: projectCode, pathNot: [path, ...allowed] },
})
