import { getPartialSchemaId } from './partial-schema.ts'
import { inlineRef, rebaseRefs } from './inline-ref.ts'
import { listSchemaNames, type Json } from './schemas.ts'

interface Prop {
  readonly widget: string
  readonly description: string
  readonly example: unknown
  readonly schema: Json
}

/**
 * Returns the schemas of the props of a node without `widget`, by key: the union of those of all widgets. A value that
 * no widget accepts is rejected. The description of a key names the widgets to which it applies.
 */
export function mergeWidgetProps(id: string, read: (id: string) => Json): Json {
  const props = new Map<string, Prop[]>()
  for (const widget of listSchemaNames('widgets')) {
    const fileId = getPartialSchemaId(`widgets/${widget}.json`)
    for (const [key, declared] of Object.entries(read(fileId)['properties'] as Record<string, Json>)) {
      const { description, examples, ...schema } = inlineRef(rebaseRefs(declared, fileId, id) as Json, id, read)
      props.set(key, [...(props.get(key) ?? []), { widget, description: String(description), example: (examples as unknown[])[0], schema }])
    }
  }
  return Object.fromEntries(
    [...props].map(([key, sameKeyProps]) => [
      key,
      { ...joinDescriptions(sameKeyProps), examples: [sameKeyProps[0]?.example], ...toAnyOf(sameKeyProps) },
    ]),
  )
}

/** Joins the distinct descriptions of a key, one paragraph each, preceded by the names of their widgets. */
function joinDescriptions(sameKeyProps: readonly Prop[]): Json {
  const descriptions = [...new Set(sameKeyProps.map(({ description }) => description))]
  const listWidgets = (text: string) => sameKeyProps.flatMap(({ widget, description }) => (description === text ? [widget] : [])).join(', ')
  return { description: descriptions.map((text) => `${listWidgets(text)}: ${text}`).join('\n\n') }
}

function toAnyOf(sameKeyProps: readonly Prop[]): Json {
  const schemas = [...new Map(sameKeyProps.map(({ schema }) => [JSON.stringify(schema), schema])).values()]
  return schemas.length === 1 ? (schemas[0] as Json) : { anyOf: schemas }
}
