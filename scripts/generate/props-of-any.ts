import { partId } from './fragment-of.ts'
import { inlineRef, rebase } from './inline-ref.ts'
import { schemaNames, type Json } from './schemas.ts'

interface Prop {
  readonly widget: string
  readonly description: string
  readonly example: unknown
  readonly schema: Json
}

/**
 * Returns the schema of the props of a node without `widget`: the union of those of all widgets. A key that no widget
 * has is rejected, and so is a value that none accepts. The description of a key names the widgets to which it applies.
 */
export function propsOfAny(id: string, read: (id: string) => Json): Json {
  const props = new Map<string, Prop[]>()
  for (const widget of schemaNames('widgets')) {
    const fileId = partId(`widgets/${widget}.json`)
    for (const [key, declared] of Object.entries(read(fileId)['properties'] as Record<string, Json>)) {
      const { description, examples, ...schema } = inlineRef(rebase(declared, fileId, id) as Json, id, read)
      props.set(key, [...(props.get(key) ?? []), { widget, description: String(description), example: (examples as unknown[])[0], schema }])
    }
  }
  return Object.fromEntries(
    [...props].map(([key, all]) => [key, { ...joinDescriptions(all), examples: [all[0]?.example], ...toAnyOf(all) }]),
  )
}

/** Joins the distinct descriptions of a key, one paragraph each. */
function joinDescriptions(all: readonly Prop[]): Json {
  const descriptions = [...new Set(all.map(({ description }) => description))]
  const widgets = (text: string) => all.flatMap(({ widget, description }) => (description === text ? [widget] : [])).join(', ')
  return { description: descriptions.map((text) => `${widgets(text)}: ${text}`).join('\n\n') }
}

function toAnyOf(all: readonly Prop[]): Json {
  const schemas = [...new Map(all.map(({ schema }) => [JSON.stringify(schema), schema])).values()]
  return schemas.length === 1 ? (schemas[0] as Json) : { anyOf: schemas }
}
