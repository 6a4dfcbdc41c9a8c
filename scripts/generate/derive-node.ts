import { toPascalCase, readSchema, listSchemaNames, type Json } from './schemas.ts'

/** Derives the node union of `schemas/merchant/node.json`, with one member per widget. */
export function deriveNode(): string {
  const node = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'merchant/node.json',
    title: 'Node',
    $comment: 'Derived from schemas/widgets by npm run generate.',
    description: 'A widget and its settings.',
    type: 'object',
    required: ['widget'],
    discriminator: { propertyName: 'widget' },
    oneOf: listSchemaNames('widgets').map(deriveMember),
    examples: [{ widget: 'banner', order: 10 }],
  }
  return `${JSON.stringify(node, null, 2)}\n`
}

const createCommonRef = (name: string): Json => ({ $ref: `common.json#/definitions/${name}` })

function deriveMember(kind: string): Json {
  const widget = readSchema(`widgets/${kind}.json`)
  return {
    title: `${toPascalCase(kind)}Node`,
    type: 'object',
    additionalProperties: false,
    required: (widget['required'] as string[]).length > 0 ? ['widget', 'props'] : ['widget'],
    properties: {
      widget: { type: 'string', const: kind, description: widget['description'] },
      order: createCommonRef('order'),
      before: createCommonRef('before'),
      after: createCommonRef('after'),
      slot: {
        type: 'string',
        enum: ['start', 'center', 'end'],
        description: 'Position in the surrounding bar; ignored elsewhere.',
        examples: ['start'],
      },
      when: createCommonRef('condition'),
      props: { $ref: `../widgets/${kind}.json` },
      ...(widget['x-container'] === true ? { nodes: createCommonRef('nodes') } : {}),
    },
  }
}
