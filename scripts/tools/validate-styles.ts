import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findNearestName } from '../../src/engine/compile/index.ts'
import { readVariables } from './read-variables.ts'

export interface StyleReport {
  readonly files: number
  readonly uses: number
  /** One line for each use of an undefined variable. */
  readonly violations: readonly string[]
}

/**
 * Checks every `var(--…)` in the stylesheets below src/ against the defined variables: those of every page, those that
 * the primitives in src/ui set for their content, and those that the stylesheet's own folder sets in styles or code. A
 * variable with a fallback value may be set by any folder.
 */
export async function validateStyles(root: string): Promise<StyleReport> {
  const shared = (await readVariables(root)).map(({ name }) => name)
  const sources = readSources(root)
  const listVariablesSetIn = (isIncluded: (path: string) => boolean): string[] =>
    sources.filter(({ path }) => isIncluded(path)).flatMap(({ declared }) => declared)
  const allVariables = new Set([...shared, ...listVariablesSetIn(() => true)])
  const styles = sources.filter(({ path }) => path.endsWith('.css'))
  const violations = styles.flatMap(({ path, uses }) => {
    const available = new Set([
      ...shared,
      ...listVariablesSetIn((other) => other.startsWith('src/ui/') || dirname(other) === dirname(path)),
    ])
    return uses
      .filter(({ name, hasFallback }) => !(hasFallback ? allVariables : available).has(name))
      .map((use) => formatUnknownVariable(path, use, available))
  })
  return { files: styles.length, uses: styles.reduce((sum, { uses }) => sum + uses.length, 0), violations }
}

interface VariableUse {
  readonly name: string
  readonly line: number
  /** Whether it has a fallback value. */
  readonly hasFallback: boolean
}

interface Source {
  readonly path: string
  readonly declared: readonly string[]
  readonly uses: readonly VariableUse[]
}

function readSources(root: string): Source[] {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => `src/${path.replaceAll('\\', '/')}`)
  return paths
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.(?:test|fixture)\.|^src\/generated\//.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
      return { path, declared: path.endsWith('.css') ? listDeclaredVariables(text) : listNamedVariables(text), uses: listUses(text) }
    })
}

const listDeclaredVariables = (text: string): string[] => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name)

/** Returns the variables that code names in strings, such as those that it sets on elements. */
const listNamedVariables = (text: string): string[] => [...text.matchAll(/['"`](--[\w-]+)['"`]/g)].map(([, name = '']) => name)

const listUses = (text: string): VariableUse[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)\s*(,?)/g)].map(({ 1: name = '', 2: comma, index }) => ({
    name,
    line: text.slice(0, index).split('\n').length,
    hasFallback: comma === ',',
  }))

function formatUnknownVariable(path: string, { name, line }: VariableUse, available: ReadonlySet<string>): string {
  const suggestion = findNearestName(name, [...available])
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`
  return `${path}:${line}  Unknown variable ${name}.${hint} docs/style-variables.md lists the variables of every page.`
}
