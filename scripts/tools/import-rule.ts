/**
 * A rule that forbids imports. Paths are patterns from the project's root; `$1` is the first capture group of `from`.
 */
export interface ImportRule {
  readonly name: string
  /** The reason, printed with each violation. */
  readonly comment: string
  readonly from: { readonly path?: string; readonly pathNot?: string | readonly string[] }
  readonly to: {
    readonly path?: string
    readonly pathNot?: string | readonly string[]
    /** Matches Node builtins. */
    readonly builtin?: true
    /** Matches files that do not exist. */
    readonly missing?: true
    /** Matches imports that are part of a cycle. */
    readonly cycle?: true
  }
}

/** Every folder of the project with code or data. */
export const projectCodePattern = '^(src|server|demo|scripts|art|tests|schemas|merchants)/'
export const testFilePattern = String.raw`\.(?:test|fixture)\.tsx?$|^src/engine/(testing|compile/test-kit)/|^tests/`
export const layerPaths = {
  compile: '^src/engine/compile/index\\.ts$',
  resolve: '^src/engine/resolve/',
  rules: '^src/engine/rules/',
  contract: '^src/engine/contract/',
  generated: '^src/generated/',
}

/** Creates a rule by which a layer may import only itself and the allowed paths. */
export const createLayerRule = (name: string, path: string, allowed: readonly string[], comment: string): ImportRule => ({
  name,
  comment,
  from: { path, pathNot: testFilePattern },
  to: { path: projectCodePattern, pathNot: [path, ...allowed] },
})
