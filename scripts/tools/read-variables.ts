import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMerchant, generateThemeCss } from '../../src/engine/compile/index.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'

/** A CSS variable available on every page. */
export interface StyleVariable {
  readonly name: string
  /** Its value in base, or the expression that computes it from others. */
  readonly value: string
  readonly from: 'theme' | 'base.css'
}

/**
 * Returns the variables available on every page: those that a brand's theme sets, and those that src/ui/base.css
 * computes from them on the root element.
 */
export async function readVariables(root: string): Promise<StyleVariable[]> {
  const themeVariables = listThemeVariables(await compileBaseBrand(root)).map(([name, value]) => ({ name, value, from: 'theme' as const }))
  const stylesheet = readFileSync(join(root, 'src/ui/base.css'), 'utf8')
  const rules = [...stylesheet.matchAll(/^:root[^{]*\{([^}]*)\}/gm)].map(([, body = '']) => body)
  const computedVariables = rules.flatMap(parseDeclarations).map(([name, value]) => ({ name, value, from: 'base.css' as const }))
  return [...new Map([...themeVariables, ...computedVariables].map((variable) => [variable.name, variable])).values()]
}

/**
 * Compiles the brand base, which others extend.
 * @throws Error if it is not valid
 */
export async function compileBaseBrand(root: string): Promise<MerchantConfig> {
  const { config } = await compileMerchant(join(root, 'merchants'), 'base')
  if (!config) throw new Error('The brand base is not valid. Run livery validate base for details.')
  return config
}

/** Returns the variables that a brand's theme sets on the root element. */
export function listThemeVariables(config: MerchantConfig): (readonly [string, string])[] {
  const rules = [...generateThemeCss(config, (path) => path).matchAll(/^:root\{(.*)\}$/gm)]
  return rules.flatMap(([, body = '']) => parseDeclarations(body))
}

const parseDeclarations = (body: string): (readonly [string, string])[] =>
  [...body.matchAll(/(--[\w-]+)\s*:\s*((?:"[^"]*"|\([^)]*\)|[^;"(])*)/g)].map(([, name = '', value = '']) => [name, value.trim()] as const)
