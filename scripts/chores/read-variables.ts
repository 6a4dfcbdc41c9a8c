import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMerchant, themeCss } from '../../src/engine/compile/index.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'

/** A CSS variable that every page has. */
export interface StyleVariable {
  readonly name: string
  /** Its value in base, or how it is worked out from others. */
  readonly value: string
  readonly from: 'theme' | 'base.css'
}

/**
 * The variables that every page has: those that a brand's theme gives, and those that src/ui/base.css makes of them for
 * the whole document.
 */
export async function readVariables(root: string): Promise<StyleVariable[]> {
  const theme = variablesOf(await baseConfig(root)).map(([name, value]) => ({ name, value, from: 'theme' as const }))
  const sheet = readFileSync(join(root, 'src/ui/base.css'), 'utf8')
  const rules = [...sheet.matchAll(/^:root[^{]*\{([^}]*)\}/gm)].map(([, body = '']) => body)
  const base = rules.flatMap(declarationsIn).map(([name, value]) => ({ name, value, from: 'base.css' as const }))
  return [...new Map([...theme, ...base].map((one) => [one.name, one])).values()]
}

/** The configuration of the brand that others extend. */
export async function baseConfig(root: string): Promise<MerchantConfig> {
  const { config } = await compileMerchant(join(root, 'merchants'), 'base')
  if (!config) throw new Error('The brand base is not valid: livery validate base says why.')
  return config
}

/** The variables of a brand's theme, as they stand for the whole document. */
export function variablesOf(config: MerchantConfig): (readonly [string, string])[] {
  const rules = [...themeCss(config, (path) => path).matchAll(/^:root\{(.*)\}$/gm)]
  return rules.flatMap(([, body = '']) => declarationsIn(body))
}

const declarationsIn = (body: string): (readonly [string, string])[] =>
  [...body.matchAll(/(--[\w-]+)\s*:\s*((?:"[^"]*"|\([^)]*\)|[^;"(])*)/g)].map(([, name = '', value = '']) => [name, value.trim()] as const)
