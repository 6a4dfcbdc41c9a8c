import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, type Io } from '../command.ts'
import { addImport, setJson } from './edit-source.ts'
import { requireKnownName, toKebab, toPascal, toSnake } from './names.ts'
import { type NewTable, createTableMigration } from './new-table.ts'
import { type Files, writeFiles } from './write-files.ts'

/**
 * Adds an endpoint that stores a text per player to a checkout of Livery: its schema entry, handler, store, table and
 * test.
 * @throws CommandError if the arguments are invalid, or the endpoint or one of its files exists
 */
export async function scaffoldEndpoint(root: string, args: readonly string[], moduleName: string | undefined, io: Io): Promise<number> {
  const [endpoint, summary, ...more] = args
  if (endpoint === undefined || summary === undefined || more.length > 0)
    throw new CommandError('expected a port, a name and a summary: livery new endpoint <port>.<name> "<summary>".')
  const [, port, name] = /^([a-z][a-zA-Z0-9]*)\.([a-z][a-zA-Z0-9]*)$/.exec(endpoint) ?? []
  if (port === undefined || name === undefined)
    throw new CommandError(`"${endpoint}" cannot be an endpoint: write a port and a name in letters and digits, such as "game.rate".`)
  const module = requireModule(root, port, moduleName)
  const table = defineTable(port, name, summary)
  const store = `${toKebab(port)}-${toKebab(name)}`
  const storeName = `create${toPascal(port)}${toPascal(name)}Store`
  const handlers = prepareHandlers(root, module, port)
  await writeFiles(
    root,
    {
      created: {
        ...handlers.created,
        ...createTableMigration(root, table),
        [`server/modules/${module}/store/${store}.ts`]: renderStore(table, storeName, endpoint),
        [`tests/platform/${store}.test.ts`]: renderTest(table, endpoint),
      },
      changed: {
        ...handlers.changed,
        [`schemas/api/${port}.json`]: addSchemaEntry(root, { port, name, summary }),
        [handlers.file]: addHandler(handlers.text, { endpoint, store, storeName }),
      },
    },
    io,
  )
  io.out(`
Next:
  npm run generate                        generates its types, validators and entry in the endpoint table
  npm run schema                          generates the types of its table
  npx vitest run tests/platform/${store}.test.ts tests/contract
Widgets call it with usePorts().${port}.${name}({ text }); a test reports endpoints that nothing calls.
Continue with docs/platform-authors-guide.md.`)
  return 0
}

/**
 * Returns the module that implements the endpoints of a port, or that will implement those of a new port.
 * @throws CommandError if there is no such module or port, several modules share the port, or it belongs to a module
 * other than the named one
 */
function requireModule(root: string, port: string, moduleName: string | undefined): string {
  const modules = readdirSync(join(root, 'server/modules'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  const ports = readdirSync(join(root, 'schemas/api')).map((file) => file.replace('.json', ''))
  if (!ports.includes(port)) {
    if (moduleName !== undefined) return requireKnownName('module', moduleName, modules)
    if (modules.includes(port)) return port
    requireKnownName(
      'port',
      port,
      ports.filter((name) => name !== 'errors'),
    )
  }
  const owner = modules.find((module) => readHandlers(root, module)?.includes(`EndpointsOf<'${port}'>`))
  if (owner === undefined)
    throw new CommandError(
      `several modules share the port "${port}", and each lists its endpoints by hand: follow docs/platform-authors-guide.md.`,
    )
  if (moduleName !== undefined && requireKnownName('module', moduleName, modules) !== owner)
    throw new CommandError(`the endpoints of "${port}" belong to the module "${owner}".`)
  return owner
}

function readHandlers(root: string, module: string): string | undefined {
  const path = join(root, `server/modules/${module}/handlers.ts`)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

interface Handlers {
  readonly file: string
  readonly text: string
  readonly created: Files
  readonly changed: Files
}

/**
 * Returns the handlers file of a module; for a module without one, a new file and the edit of `module.ts`.
 * @throws CommandError if the module implements the endpoints of another port, or `module.ts` has no "dependsOn"
 */
function prepareHandlers(root: string, module: string, port: string): Handlers {
  const file = `server/modules/${module}/handlers.ts`
  const text = readHandlers(root, module)
  if (text !== undefined) {
    if (!text.includes(`EndpointsOf<'${port}'>`))
      throw new CommandError(`the module "${module}" implements the endpoints of another port: choose that port, or another module.`)
    return { file, text, created: {}, changed: {} }
  }
  const factoryName = `create${toPascal(module)}Handlers`
  const path = `server/modules/${module}/module.ts`
  const moduleSource = addImport(readFileSync(join(root, path), 'utf8'), `import { ${factoryName} } from './handlers.ts'`)
  const [match, names = ''] = /dependsOn: \[([^\]]*)\],\n/.exec(moduleSource) ?? []
  if (match === undefined) throw new CommandError(`${path} has no "dependsOn".`)
  const dependencies = [...new Set([...(names.match(/[\w-]+/g) ?? []), 'api-context'])].toSorted()
  const dependencyList = dependencies.map((dependency) => `'${dependency}'`).join(', ')
  return {
    file,
    text: `import type { ApiHandlers, EndpointsOf } from '../api-context/index.ts'

/** Handlers of the endpoints of \`${port}\`. */
export const ${factoryName} = (): ApiHandlers<EndpointsOf<'${port}'>> => ({
})
`,
    created: {},
    changed: { [path]: moduleSource.replace(match, `dependsOn: [${dependencyList}],\n  endpoints: ${factoryName},\n`) },
  }
}

function addHandler(text: string, { endpoint, store, storeName }: Readonly<Record<'endpoint' | 'store' | 'storeName', string>>): string {
  const handler = `    '${endpoint}': async (context, { text }) => {
      await ${storeName}(context.tenant).upsert(context.member.account.id, text)
      return { text }
    },
`
  const imported = addImport(text, `import { ${storeName} } from './store/${store}.ts'`)
  const position = /^ +'\w+\.\w+':/m.exec(imported)?.index ?? imported.lastIndexOf('})')
  return `${imported.slice(0, position)}${handler}${imported.slice(position)}`
}

function addSchemaEntry(root: string, { port, name, summary }: Readonly<Record<'port' | 'name' | 'summary', string>>): string {
  const path = join(root, `schemas/api/${port}.json`)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : JSON.stringify(createEmptyPort(port, summary), null, 2)
  const { endpoints } = JSON.parse(text) as { readonly endpoints: object }
  if (Object.hasOwn(endpoints, name)) throw new CommandError(`the endpoint "${port}.${name}" already exists.`)
  return setJson(text, ['endpoints', name], {
    method: 'POST',
    path: `/wps/${toKebab(port)}/${toKebab(name)}`,
    token: 'required',
    encrypted: false,
    summary,
    body: {
      type: 'object',
      description: '',
      properties: { text: { type: 'string', minLength: 1, maxLength: 200, description: 'The text to store.' } },
      required: ['text'],
      additionalProperties: false,
      examples: [{ text: 'Hello' }],
    },
    value: {
      type: 'object',
      description: '',
      properties: { text: { type: 'string', description: 'The text that is stored.' } },
      required: ['text'],
    },
    errors: [],
  })
}

const createEmptyPort = (port: string, description: string) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: `api/${port}.json`,
  title: toPascal(port),
  description,
  'x-port': port,
  endpoints: {},
})

const defineTable = (port: string, name: string, summary: string): NewTable => ({
  name: `${toSnake(port)}_${toSnake(name)}`,
  description: summary,
  definitions: ['merchant text not null', 'account uuid not null', 'text text not null', 'primary key (merchant, account)'],
  foreignKeys: ['foreign key (merchant, account) references accounts (merchant, id)'],
})

const renderStore = (
  table: NewTable,
  storeName: string,
  endpoint: string,
): string => `import type { Tenant } from '../../../database/tenant.ts'

/** The texts that players of a brand have sent to \`${endpoint}\`, one for each player. */
export const ${storeName} = ({ code: merchant, db }: Tenant) => ({
  upsert: async (account: string, text: string): Promise<void> => {
    await db
      .insertInto('${table.name}')
      .values({ merchant, account, text })
      .onConflict((conflict) => conflict.columns(['merchant', 'account']).doUpdateSet({ text }))
      .execute()
  },
})
`

const renderTest = (
  { name: table }: NewTable,
  endpoint: string,
): string => `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

describe('${endpoint}', () => {
  it('stores the last text of a player', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const send = (text: string) => platform.call('${endpoint}', { text }, { host: alpha, token })
    await send('first')
    expect((await send('second')).body.value).toEqual({ text: 'second' })
    expect((await query(platform, 'select text from ${table}')).rows).toEqual([{ text: 'second' }])
  })

  it('refuses an empty text, and visitors', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    expect((await platform.call('${endpoint}', { text: '' }, { host: alpha, token })).status).toBe(400)
    expect((await platform.call('${endpoint}', { text: 'mine' }, { host: alpha })).status).toBe(401)
  })
})
`
