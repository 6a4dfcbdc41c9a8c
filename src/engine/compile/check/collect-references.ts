import { planRoots, planSteps, type PlanStep } from '../../../generated/plan.ts'
import type { FileKind } from '../../../generated/validate-config.js'
import { findNextStep } from '../find-next-step.ts'
import { escapePointerToken, isObject, type JsonObject } from '../read/pointer.ts'

/**
 * Receives each reference and each ordered list. Paths are mutable arrays that change as the traversal continues.
 */
export interface Visitor {
  reference(kind: string, name: string, path: readonly string[], at: 'key' | 'value', ancestors: readonly JsonObject[]): void
  list?(entries: JsonObject, path: readonly string[]): void
}

/**
 * Walks the content of one kind of file and visits every reference and ordered list that the schemas mark, along the
 * traversal plan that is generated from the schemas. Values that
 * do not fit the schema are skipped, and so are values that are identical (`===`) to those in `before`.
 */
export function collectReferences(kind: FileKind, content: unknown, visitor: Visitor, before?: unknown): void {
  const root = planRoots[kind]
  if (root !== undefined) new Walk(visitor).enter(planSteps[root] as PlanStep, content, before)
}

/** A class, so that its methods are created once: this is the hottest loop of the compiler. */
class Walk {
  readonly #path: string[] = []
  readonly #ancestors: JsonObject[] = []
  readonly #visitor: Visitor

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  enter(step: PlanStep, value: unknown, before: unknown): void {
    if (value === before) return
    if (typeof value === 'string') {
      if (step.reference !== undefined) this.#visitor.reference(step.reference, value, this.#path, 'value', this.#ancestors)
    } else if (Array.isArray(value)) {
      if (step.items !== undefined)
        for (let index = 0; index < value.length; index++) this.#descend(step.items, String(index), value[index], undefined)
    } else if (isObject(value))
      this.#enterObject(step, value, isObject(before) && before['widget'] === value['widget'] ? before : undefined)
  }

  #enterObject(step: PlanStep, value: JsonObject, before: JsonObject | undefined): void {
    this.#ancestors.push(value)
    if (step.isOrdered === true) this.#visitor.list?.(value, this.#path)
    for (const key in value) {
      const child = value[key]
      const previousChild = before?.[key]
      if (previousChild !== undefined && previousChild === child) continue
      if (step.keyReference !== undefined) {
        this.#path.push(key)
        this.#visitor.reference(step.keyReference, key, this.#path, 'key', this.#ancestors)
        this.#path.pop()
      }
      const next = findNextStep(step, value, key)
      if (next !== undefined) this.#descend(next, key, child, previousChild)
    }
    this.#ancestors.pop()
  }

  #descend(next: number, key: string, value: unknown, before: unknown): void {
    this.#path.push(key)
    this.enter(planSteps[next] as PlanStep, value, before)
    this.#path.pop()
  }
}

export const formatPointer = (path: readonly string[]): string => path.map((key) => `/${escapePointerToken(key)}`).join('')
