import { listFileKinds, followRef, locateRef, readSchema, listSchemaNames, type Json } from './schemas.ts'

/** A step of the traversal that finds references and ordered lists in a file; numbers are indexes of other steps. */
interface Step {
  /** Steps of named properties. */
  properties?: Record<string, number>
  /** Step of every other property. */
  additionalProperties?: number
  /** Step of list items. */
  items?: number
  /** Steps of the props of a node, by its widget. */
  widgets?: Record<string, number>
  /** The kind of entry that the text refers to, such as `route`. */
  reference?: string
  /** The kind of entry that the keys refer to. */
  keyReference?: string
  /** Whether `order`, `before` and `after` determine the order of the entries. */
  isOrdered?: true
}

/**
 * Derives the steps of the traversal that finds references and ordered lists. Steps that lead to neither are omitted.
 */
export function deriveTraversalPlan(): string {
  const steps: Step[] = []
  const stepIndexes = new Map<string, number>()
  const roots = Object.fromEntries(
    listFileKinds().map((kind) => [kind, getOrCreateStep(`merchant/${kind}.json`, readSchema(`merchant/${kind}.json`), '')]),
  )
  const neededIndexes = findNeededSteps(steps)
  const newIndexes = new Map([...neededIndexes].sort((a, b) => a - b).map((oldIndex, index) => [oldIndex, index]))
  const renumberedSteps = [...newIndexes.keys()].map((oldIndex) => renumber(steps[oldIndex] as Step, newIndexes))
  const rootIndexes = Object.fromEntries(
    Object.entries(roots).flatMap(([kind, oldIndex]) => (newIndexes.has(oldIndex) ? [[kind, newIndexes.get(oldIndex)]] : [])),
  )
  return `import type { FileKind } from './validate-config.js'\n
/** A step of the traversal that finds references and ordered lists in a file; numbers are indexes in \`planSteps\`. */
export interface PlanStep {
  /** Steps of named properties. */
  readonly properties?: Readonly<Record<string, number>>
  /** Step of every other property. */
  readonly additionalProperties?: number
  /** Step of list items. */
  readonly items?: number
  /** Steps of the props of a node, by its widget. */
  readonly widgets?: Readonly<Record<string, number>>
  /** The kind of entry that the text refers to, such as \`route\`. */
  readonly reference?: string
  /** The kind of entry that the keys refer to. */
  readonly keyReference?: string
  /** Whether \`order\`, \`before\` and \`after\` determine the order of the entries. */
  readonly isOrdered?: true
}

export const planSteps: readonly PlanStep[] = [\n${renumberedSteps.map((step) => `  ${JSON.stringify(step)},`).join('\n')}\n]

/** The first step of each kind of file; kinds without references and ordered lists have none. */
export const planRoots: Readonly<Partial<Record<FileKind, number>>> = ${JSON.stringify(rootIndexes, null, 2)}

/** The widgets that arrange their child nodes by \`slot\`. */
export const slottedWidgets: ReadonlySet<string> = new Set(${JSON.stringify(listSlottedWidgets())})\n`

  function getOrCreateStep(id: string, schema: Json, path: string): number {
    const ref = schema['$ref']
    if (typeof ref === 'string' && schema['x-reference'] === undefined) {
      const target = followRef(id, ref)
      return getOrCreateStep(target.id, target.schema, locateRef(id, ref).path)
    }
    const key = `${id}#${path}`
    const existing = stepIndexes.get(key)
    if (existing !== undefined) return existing
    const step: Step = {}
    const index = steps.push(step) - 1
    stepIndexes.set(key, index)
    fillStep(step, id, schema, path)
    return index
  }

  function fillStep(step: Step, id: string, schema: Json, path: string): void {
    if (typeof schema['x-reference'] === 'string') step.reference = schema['x-reference']
    if (Array.isArray(schema['oneOf'])) return fillNode(step, id, schema['oneOf'] as Json[], path)
    const properties = schema['properties'] as Record<string, Json> | undefined
    if (properties)
      step.properties = Object.fromEntries(
        Object.entries(properties).map(([name, child]) => [name, getOrCreateStep(id, child, `${path}/properties/${name}`)]),
      )
    const additionalSchema = schema['additionalProperties']
    if (typeof additionalSchema === 'object' && additionalSchema !== null) {
      step.additionalProperties = getOrCreateStep(id, additionalSchema as Json, `${path}/additionalProperties`)
      if (isOrdered(id, additionalSchema as Json)) step.isOrdered = true
    }
    if (typeof schema['items'] === 'object') step.items = getOrCreateStep(id, schema['items'] as Json, `${path}/items`)
    const propertyNames = schema['propertyNames'] as Json | undefined
    const reference =
      propertyNames &&
      (propertyNames['x-reference'] ??
        (typeof propertyNames['$ref'] === 'string' ? followRef(id, propertyNames['$ref']).schema['x-reference'] : undefined))
    if (typeof reference === 'string') step.keyReference = reference
  }

  function fillNode(step: Step, id: string, members: Json[], path: string): void {
    step.widgets = {}
    step.properties = {}
    for (const member of members) {
      const { props, ...shared } = member['properties'] as Record<string, Json>
      const kind = (shared['widget'] as Json)['const'] as string
      step.widgets[kind] = getOrCreateStep(id, props as Json, `${path}/widgets/${kind}`)
      for (const [name, child] of Object.entries(shared)) step.properties[name] ??= getOrCreateStep(id, child, `${path}/shared/${name}`)
    }
  }
}

const listSlottedWidgets = (): string[] =>
  listSchemaNames('widgets').filter((name) => readSchema(`widgets/${name}.json`)['x-slots'] === true)

function isOrdered(id: string, schema: Json): boolean {
  const target = typeof schema['$ref'] === 'string' ? followRef(id, schema['$ref']).schema : schema
  const shapes = (target['oneOf'] as Json[] | undefined) ?? [target]
  return shapes.some((shape) => 'order' in ((shape['properties'] as Json | undefined) ?? {}))
}

const listChildren = (step: Step): number[] => [
  ...Object.values(step.properties ?? {}),
  ...Object.values(step.widgets ?? {}),
  ...[step.additionalProperties, step.items].filter((child) => child !== undefined),
]

/** Whether the step itself is a reference or an ordered list. */
const isReferenceOrList = (step: Step): boolean =>
  step.reference !== undefined || step.keyReference !== undefined || step.isOrdered === true

/** Returns the steps from which a reference or an ordered list can be reached. */
function findNeededSteps(steps: readonly Step[]): Set<number> {
  const neededIndexes = new Set<number>()
  for (let size = -1; size !== neededIndexes.size;) {
    size = neededIndexes.size
    for (const [index, step] of steps.entries())
      if (isReferenceOrList(step) || listChildren(step).some((child) => neededIndexes.has(child))) neededIndexes.add(index)
  }
  return neededIndexes
}

function renumber(step: Step, newIndexes: ReadonlyMap<number, number>): Step {
  const renumberChildren = (children: Record<string, number> | undefined) =>
    Object.fromEntries(
      Object.entries(children ?? {}).flatMap(([name, child]) => (newIndexes.has(child) ? [[name, newIndexes.get(child) as number]] : [])),
    )
  const result: Step = { ...step, properties: renumberChildren(step.properties), widgets: renumberChildren(step.widgets) }
  if (Object.keys(result.properties ?? {}).length === 0) delete result.properties
  if (Object.keys(result.widgets ?? {}).length === 0) delete result.widgets
  for (const key of ['additionalProperties', 'items'] as const) {
    const child = step[key]
    if (child === undefined) continue
    const newIndex = newIndexes.get(child)
    if (newIndex === undefined) delete result[key]
    else result[key] = newIndex
  }
  return result
}
