import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { root } from '../tools/paths.ts'

const folder = 'src/engine/compile/check/lints'

const listRuleFiles = (): readonly string[] =>
  readdirSync(join(root, folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

/** Derives the module that lists all lint rules. */
export function deriveLintRules(): string {
  const files = listRuleFiles()
  const imports = files.map((file, index) => `import { rule as rule${String(index)} } from '../engine/compile/check/lints/${file}'`)
  const list = files.map((_, index) => `rule${String(index)}`).join(', ')
  return `import type { LintRule } from '../engine/compile/check/define-rule.ts'\n${imports.join('\n')}\n
/** The rules in the folder check/lints, in the order of their file names. */
export const lintRules: readonly LintRule[] = [${list}]\n`
}

/**
 * Derives the module with the codes of all lint rules. The sources of the rules are parsed, not imported, because they
 * import this module.
 */
export function deriveLintCodes(): string {
  const codes = listRuleFiles().flatMap((file) => parseRuleCodes(file, readFileSync(join(root, folder, file), 'utf8')))
  return `/** The codes of lint rules. */\nexport const lintCodes = ${JSON.stringify(codes, null, 2)} as const\n`
}

function parseRuleCodes(file: string, text: string): readonly string[] {
  const ruleCodes: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [rule] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'defineRule' || rule?.type !== 'ObjectExpression') return
      const codes = rule.properties.find(
        (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'codes',
      )
      if (codes?.type !== 'Property' || codes.value.type !== 'ObjectExpression') throw new Error(`${file}: defineRule must have "codes".`)
      for (const property of codes.value.properties)
        if (property.type === 'Property')
          ruleCodes.push(property.key.type === 'Identifier' ? property.key.name : String((property.key as { value?: unknown }).value))
    },
  }).visit(parseSync(file, text).program)
  if (ruleCodes.length === 0) throw new Error(`${folder}/${file} defines no rule with a code.`)
  return ruleCodes
}
