import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, type JSONSchema } from 'json-schema-to-typescript'

const root = join(import.meta.dirname, '..')
const schemas = join(root, 'schemas')
const out = join(root, 'src/generated')
const banner = '// Derived from schemas/ by `npm run generate`. Never edited by hand.\n'

type Json = { [key: string]: unknown }
const read = async (path: string): Promise<Json> => JSON.parse(await readFile(join(schemas, path), 'utf8')) as Json
const names = async (room: string): Promise<string[]> => (await readdir(join(schemas, room))).filter((f) => f.endsWith('.json')).map((f) => f.slice(0, -5)).sort()
const pascal = (kebab: string): string => kebab.replace(/(^|-)([a-z])/g, (_, __, c: string) => c.toUpperCase())

/** The node union of `schemas/merchant/node.json`, one member a widget. */
async function deriveNode(): Promise<void> {
  const common = (name: string): Json => ({ $ref: `common.json#/definitions/${name}` })
  const oneOf = await Promise.all(
    (await names('widgets')).map(async (kind) => {
      const widget = await read(`widgets/${kind}.json`)
      return {
        title: `${pascal(kind)}Node`,
        type: 'object',
        additionalProperties: false,
        required: (widget['required'] as string[]).length > 0 ? ['widget', 'props'] : ['widget'],
        properties: {
          widget: { type: 'string', const: kind, description: widget['description'] },
          order: common('order'),
          before: common('before'),
          after: common('after'),
          slot: { type: 'string', enum: ['start', 'center', 'end'], description: 'Where it stands in the strip or section around it.', examples: ['start'] },
          when: common('condition'),
          props: { $ref: `../widgets/${kind}.json` },
          ...(widget['x-container'] ? { nodes: common('nodes') } : {}),
        },
      }
    }),
  )
  const node = { $schema: 'http://json-schema.org/draft-07/schema#', $id: 'merchant/node.json', title: 'Node', description: 'One widget and how it is set. Derived from schemas/widgets by npm run generate.', type: 'object', required: ['widget'], discriminator: { propertyName: 'widget' }, oneOf }
  await writeFile(join(schemas, 'merchant/node.json'), `${JSON.stringify(node, null, 2)}\n`)
}

const options = { cwd: join(schemas, 'merchant') + '/', bannerComment: '', additionalProperties: false, ignoreMinAndMaxItems: true, style: { semi: false, singleQuote: true } } as const

async function deriveConfigTypes(): Promise<string> {
  const kinds = (await names('merchant')).filter((k) => !['common', 'node', 'page', 'messages'].includes(k))
  const widgets = await names('widgets')
  const schema = {
    title: 'MerchantConfig',
    type: 'object',
    additionalProperties: false,
    required: [...kinds, 'pages', 'messages'],
    properties: {
      ...Object.fromEntries(kinds.map((k) => [k, { $ref: `${k}.json` }])),
      pages: { type: 'object', additionalProperties: { $ref: 'page.json' } },
      messages: { type: 'object', additionalProperties: { $ref: 'messages.json' } },
      widgetProps: { $ref: '#/definitions/WidgetProps' },
    },
    definitions: { WidgetProps: { title: 'WidgetProps', type: 'object', additionalProperties: false, required: widgets, properties: Object.fromEntries(widgets.map((k) => [k, { $ref: `../widgets/${k}.json` }])) } },
  }
  const text = await compile(schema as unknown as JSONSchema, 'MerchantConfig', options)
  return text.replace(/^ {2}widgetProps\?: WidgetProps\n/m, '')
}

type Call = { method: string; path: string; token: string; encrypted: boolean; summary: string; query?: Json; body?: Json; value: Json; errors: string[] }

async function deriveApi(): Promise<{ types: string; endpoints: string }> {
  const ports = (await names('api')).filter((p) => p !== 'errors')
  const properties: Json = {}
  const table: Json = {}
  for (const port of ports) {
    const calls = (await read(`api/${port}.json`))['calls'] as Record<string, Call>
    for (const [name, call] of Object.entries(calls)) {
      const at = (part: string): Json => ({ $ref: `${port}.json#/calls/${name}/${part}` })
      const parts = (['query', 'body', 'value'] as const).filter((part) => call[part] !== undefined)
      properties[`${port}.${name}`] = { title: `${pascal(port)}${pascal(name.charAt(0).toUpperCase() + name.slice(1))}Call`, type: 'object', additionalProperties: false, required: parts, properties: Object.fromEntries(parts.map((part) => [part, at(part)])) }
      table[`${port}.${name}`] = { port, name, method: call.method, path: call.path, token: call.token, encrypted: call.encrypted, errors: call.errors }
    }
  }
  const schema = { title: 'Calls', description: 'What every call takes and answers.', type: 'object', additionalProperties: false, required: Object.keys(properties), properties }
  const types = await compile(schema as unknown as JSONSchema, 'Calls', { ...options, cwd: join(schemas, 'api') + '/' })
  const errors = await read('api/errors.json')
  const endpoints = `/** Every call of the API: where it is and what it needs. */\nexport const endpoints = ${JSON.stringify(table, null, 2)} as const\n\nexport type CallName = keyof typeof endpoints\n\n/** Every coded error of the API: HTTP status, text and reaction. */\nexport const errorCatalogue = ${JSON.stringify(errors['errors'], null, 2)} as const\n\nexport type ErrorCode = keyof typeof errorCatalogue\n\n/** Errors that arise in the browser, before or without an answer. */\nexport const clientErrors = ${JSON.stringify(errors['clientErrors'], null, 2)} as const\n`
  return { types, endpoints }
}

await mkdir(out, { recursive: true })
await deriveNode()
const api = await deriveApi()
await writeFile(join(out, 'config.ts'), banner + (await deriveConfigTypes()))
await writeFile(join(out, 'api.ts'), banner + api.types)
await writeFile(join(out, 'endpoints.ts'), banner + api.endpoints)
