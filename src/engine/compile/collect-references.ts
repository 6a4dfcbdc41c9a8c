import { planRoots, planSteps, type PlanStep } from '../../generated/plan.ts'
import type { FileKind } from '../../generated/validate-config.js'
import { escapeStep, isObject, type JsonObject } from './pointer.ts'

/** What the walk tells of: a name that refers to something, and an ordered list. Paths are arrays that change as the walk goes on. */
export interface Visitor {
  reference(kind: string, name: string, path: readonly string[], at: 'key' | 'value', around: readonly JsonObject[]): void
  list?(entries: JsonObject, path: readonly string[]): void
}

/** Walks through the content of one kind of file, to every reference and ordered list that the schemas mark. What does not fit the schema is passed over. */
export function collectReferences(kind: FileKind, content: unknown, visitor: Visitor): void {
  const root = planRoots[kind]
  if (root === undefined) return
  const path: string[] = []
  const around: JsonObject[] = []
  walk(planSteps[root] as PlanStep, content)

  function walk(step: PlanStep, value: unknown): void {
    if (typeof value === 'string') {
      if (step.r !== undefined) visitor.reference(step.r, value, path, 'value', around)
    } else if (Array.isArray(value)) {
      if (step.i !== undefined) for (let index = 0; index < value.length; index++) descend(step.i, String(index), value[index])
    } else if (isObject(value)) walkObject(step, value)
  }

  function walkObject(step: PlanStep, value: JsonObject): void {
    around.push(value)
    if (step.o === true) visitor.list?.(value, path)
    const props = step.w?.[value['widget'] as string]
    for (const key in value) {
      if (step.k !== undefined) {
        path.push(key)
        visitor.reference(step.k, key, path, 'key', around)
        path.pop()
      }
      const next = (key === 'props' ? props : undefined) ?? step.p?.[key] ?? step.a
      if (next !== undefined) descend(next, key, value[key])
    }
    around.pop()
  }

  function descend(next: number, key: string, value: unknown): void {
    path.push(key)
    walk(planSteps[next] as PlanStep, value)
    path.pop()
  }
}

export const pointerOf = (path: readonly string[]): string => path.map((step) => `/${escapeStep(step)}`).join('')
