import { importRules } from './import-rules.ts'
import type { Rule } from './rule.ts'
import { type Import, readImports } from './read-imports.ts'

export interface ImportsReport {
  readonly modules: number
  readonly imports: number
  /** Each forbidden import, with the rule that it violates and the reason. */
  readonly broken: readonly string[]
}

/** Checks the imports of a project against the rules. */
export function validateImports(
  root: string,
  folders: readonly string[] = ['src', 'server', 'demo', 'scripts', 'art', 'tests'],
): ImportsReport {
  const { modules, imports } = readImports(root, folders)
  const inCycle = findCycles(imports)
  const broken = imports.flatMap((one) =>
    importRules.filter((rule) => breaks(one, rule, inCycle)).map(({ name, comment }) => `${one.from} → ${one.to}\n  ${name}: ${comment}`),
  )
  return { modules: modules.length, imports: imports.length, broken }
}

function breaks(one: Import, { from, to }: Rule, inCycle: ReadonlySet<Import>): boolean {
  const taken = new RegExp(from.path ?? '').exec(one.from)
  if (!taken || isAny(one.from, from.pathNot)) return false
  if (to.builtin || to.missing || to.cycle)
    return (to.builtin === true && one.builtin) || (to.missing === true && one.missing) || (to.cycle === true && inCycle.has(one))
  const fill = (pattern: string): string => pattern.replace('$1', taken[1] ?? '')
  return new RegExp(fill(to.path ?? '')).test(one.to) && !isAny(one.to, [to.pathNot ?? []].flat().map(fill))
}

const isAny = (path: string, patterns: string | readonly string[] = []): boolean =>
  [patterns].flat().some((pattern) => new RegExp(pattern).test(path))

/** Returns the imports that are part of a cycle: those within one strongly connected component (Tarjan). */
function findCycles(imports: readonly Import[]): ReadonlySet<Import> {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  const order = new Map<string, number>()
  const part = new Map<string, number>()
  const stack: string[] = []
  const visit = (module: string): number => {
    const at = order.size
    order.set(module, at)
    stack.push(module)
    let lowest = at
    for (const to of next.get(module) ?? []) if (!part.has(to)) lowest = Math.min(lowest, order.get(to) ?? visit(to))
    if (lowest === at) for (const one of stack.splice(stack.indexOf(module))) part.set(one, at)
    return lowest
  }
  for (const module of next.keys()) if (!order.has(module)) visit(module)
  return new Set(imports.filter(({ from, to }) => part.get(from) === part.get(to)))
}
