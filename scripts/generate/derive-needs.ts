import { followRef, readSchema, listSchemaNames, type Json } from './schemas.ts'

/** What a value of a widget's props depends on. The derived `NeedsSpec` below documents the properties. */
interface Spec {
  needs?: unknown
  action?: true
  reference?: 'route' | 'overlay'
  required?: true
  requiresAll?: true
  properties?: Record<string, Spec>
  items?: Spec
}

const types = `/** Names of endpoints, all of which are required; an entry \`a|b\` requires one of the two. */
type EndpointNames = readonly string[]

/** What a value of a widget's props depends on. */
export interface NeedsSpec {
  /** The endpoints that the value requires; if it is one of several names, those of each name. */
  readonly needs?: EndpointNames | Readonly<Record<string, EndpointNames>>
  /** Whether the value is an action. */
  readonly action?: true
  /** Whether the value is the id of a route or of an overlay. */
  readonly reference?: 'route' | 'overlay'
  /** Whether the surrounding object is left out without the value. */
  readonly required?: true
  /** Whether the object has exactly one property, without which it is left out. */
  readonly requiresAll?: true
  readonly properties?: Readonly<Record<string, NeedsSpec>>
  /** Items of a list, or values of a map. */
  readonly items?: NeedsSpec
}

interface WidgetNeeds {
  readonly needs?: EndpointNames
  /** Endpoints that the widget calls only if the platform supports them. */
  readonly uses?: EndpointNames
  /** \`always\`: the widget is never the main content of a page; \`after\`: it can be the main content only as the first widget. */
  readonly aside?: 'always' | 'after'
  readonly props?: NeedsSpec
}

/** The endpoints that each widget and each action requires. */
export interface Needs {
  readonly widgets: Readonly<Record<string, WidgetNeeds>>
  readonly actions: Readonly<Record<string, EndpointNames>>
}
`

const specsByReference: Readonly<Record<string, Spec>> = {
  '#/definitions/action': { action: true },
  '#/definitions/route': { reference: 'route' },
  '#/definitions/overlay': { reference: 'overlay' },
}

/** Derives the endpoints that each widget and each action requires, from `x-needs`, `x-uses` and `x-aside`. */
export function deriveNeeds(): string {
  const widgets = Object.fromEntries(
    listSchemaNames('widgets').map((kind) => {
      const id = `widgets/${kind}.json`
      const { 'x-needs': needs, 'x-uses': uses, 'x-aside': aside, ...schema } = readSchema(id)
      const props = deriveSpec(id, schema, 0)
      return [kind, { ...(needs ? { needs } : {}), ...(uses ? { uses } : {}), ...(aside ? { aside } : {}), ...(props ? { props } : {}) }]
    }),
  )
  const action = followRef('merchant/common.json', '#/definitions/action').schema['properties'] as Record<string, Json>
  const actions = Object.fromEntries(
    Object.entries(action).flatMap(([name, { 'x-needs': needs }]) => (needs === undefined ? [] : [[name, needs]])),
  )
  return [
    types,
    `/** The endpoints that widgets and actions require. */`,
    `export const needs: Needs = ${JSON.stringify({ widgets, actions }, null, 2)}\n`,
  ].join('\n')
}

/**
 * Returns the spec of the parts of a schema that depend on endpoints or references; `undefined` if none does, or
 * if a recursive schema exceeds the maximum depth.
 */
function deriveSpec(id: string, schema: Json, depth: number): Spec | undefined {
  if (depth > 12) return undefined
  const { $ref, 'x-needs': needs } = schema
  const spec: Spec = needs === undefined ? {} : { needs }
  if (typeof $ref === 'string') {
    const knownSpec = specsByReference[$ref.replace(/^.*#/, '#')]
    const target = followRef(id, $ref)
    return mergeSpecs(spec, knownSpec ?? deriveSpec(target.id, target.schema, depth + 1))
  }
  const required = (schema['required'] ?? []) as readonly string[]
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>).flatMap(([name, inner]) => {
    const childSpec = deriveSpec(id, inner, depth + 1)
    const isEssential = required.includes(name) || inner['x-essential'] === true
    return childSpec === undefined ? [] : [[name, isEssential ? { ...childSpec, required: true as const } : childSpec] as const]
  })
  if (properties.length > 0) {
    spec.properties = Object.fromEntries(properties)
    if (schema['minProperties'] === 1 && schema['maxProperties'] === 1) spec.requiresAll = true
  }
  const items = schema['items'] ?? schema['additionalProperties']
  if (typeof items === 'object' && items !== null) {
    const childSpec = deriveSpec(id, items as Json, depth + 1)
    if (childSpec !== undefined) spec.items = childSpec
  }
  return Object.keys(spec).length === 0 ? undefined : spec
}

const mergeSpecs = (declaredSpec: Spec, target: Spec | undefined): Spec | undefined =>
  Object.keys(declaredSpec).length === 0 ? target : { ...target, ...declaredSpec }
