import { importRules } from './import-rules.ts'
import type { ImportRule } from './import-rule.ts'
import { type Import, readImports } from './read-imports.ts'

export interface ImportsReport {
  readonly modules: number
  readonly imports: number
  /** Each forbidden import, with the rule that it violates and the reason. */
  readonly violations: readonly string[]
}

/** Checks the imports of a project against the rules. */
export function validateImports(
  root: string,
  folders: readonly string[] = ['src', 'server', 'demo', 'scripts', 'art', 'tests'],
): ImportsReport {
  const { modules, imports } = readImports(root, folders)
  const cyclicImports = findCyclicImports(imports)
  const violations = imports.flatMap((edge) =>
    importRules
      .filter((rule) => violates(edge, rule, cyclicImports))
      .map(({ name, comment }) => `${edge.from} → ${edge.to}\n  ${name}: ${comment}`),
  )
  return { modules: modules.length, imports: imports.length, violations }
}

function violates(edge: Import, { from, to }: ImportRule, cyclicImports: ReadonlySet<Import>): boolean {
  const match = new RegExp(from.path ?? '').exec(edge.from)
  if (!match || matchesAny(edge.from, from.pathNot)) return false
  if (to.builtin || to.missing || to.cycle)
    return (to.builtin === true && edge.builtin) || (to.missing === true && edge.missing) || (to.cycle === true && cyclicImports.has(edge))
  const substituteGroup = (pattern: string): string => pattern.replace('$1', match[1] ?? '')
  return new RegExp(substituteGroup(to.path ?? '')).test(edge.to) && !matchesAny(edge.to, [to.pathNot ?? []].flat().map(substituteGroup))
}

const matchesAny = (path: string, patterns: string | readonly string[] = []): boolean =>
  [patterns].flat().some((pattern) => new RegExp(pattern).test(path))

/** Returns the imports that are part of a cycle: those within one strongly connected component (Tarjan). */
function findCyclicImports(imports: readonly Import[]): ReadonlySet<Import> {
  const importsByModule = new Map<string, string[]>()
  for (const { from, to } of imports) importsByModule.set(from, [...(importsByModule.get(from) ?? []), to])
  const order = new Map<string, number>()
  const componentByModule = new Map<string, number>()
  const stack: string[] = []
  const visit = (module: string): number => {
    const index = order.size
    order.set(module, index)
    stack.push(module)
    let lowLink = index
    for (const to of importsByModule.get(module) ?? [])
      if (!componentByModule.has(to)) lowLink = Math.min(lowLink, order.get(to) ?? visit(to))
    if (lowLink === index) for (const member of stack.splice(stack.indexOf(module))) componentByModule.set(member, index)
    return lowLink
  }
  for (const module of importsByModule.keys()) if (!order.has(module)) visit(module)
  return new Set(imports.filter(({ from, to }) => componentByModule.get(from) === componentByModule.get(to)))
}
