import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminCommands } from '../../../src/generated/admin-commands.ts'
import { CommandError, type Io } from '../command.ts'
import { insertSorted } from './edit-source.ts'
import { escapeComment, toPascal } from './names.ts'
import { type NewTable, createTableMigration } from './new-table.ts'
import { writeFiles } from './write-files.ts'

const moduleListFile = 'server/modules/index.ts'

/** Names that a module cannot have, because the list of modules imports it into a variable of its name. */
const reservedWords =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|modules|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/

/**
 * Adds a server module with admin commands that add and list entries to a checkout of Livery: its folder with its
 * store, its table, its line in the list of modules, and a test.
 * @throws CommandError if the arguments are invalid, or the module, its table, an admin command of that name or one of
 * its files exists
 */
export async function scaffoldModule(root: string, args: readonly string[], io: Io): Promise<number> {
  const [name, description, ...more] = args
  if (name === undefined || description === undefined || more.length > 0)
    throw new CommandError('expected a name and a description: livery new module <name> "<description>".')
  if (!/^[a-z][a-z0-9]*$/.test(name) || reservedWords.test(name))
    throw new CommandError(`"${name}" cannot be a module: use one lower-case word, such as "tournaments".`)
  const folder = `server/modules/${name}`
  if (existsSync(join(root, folder))) throw new CommandError(`the module "${name}" already exists.`)
  if (adminCommands.some(({ usage, name: command }) => command === name || usage.split(' ')[0] === name))
    throw new CommandError(`the admin command "${name}" already exists: choose another name.`)
  const table = defineTable(name, description)
  const modules = readFileSync(join(root, moduleListFile), 'utf8')
  const modulesWithImport = insertSorted(modules, `import ${name} from './${name}/module.ts'`, /^import \w+ from '\.\/\w+\/module\.ts'$/gm)
  await writeFiles(
    root,
    {
      created: {
        [`${folder}/module.ts`]: renderModule(name),
        [`${folder}/commands.ts`]: renderCommands(name, description),
        [`${folder}/store/${name}.ts`]: renderStore(name),
        ...createTableMigration(root, table),
        [`tests/platform/${name}.test.ts`]: renderTest(name),
      },
      changed: { [moduleListFile]: insertSorted(modulesWithImport, `  ${name},`, /^ {2}\w+,$/gm) },
    },
    io,
  )
  io.out(`
Next:
  npm run generate                        adds its commands to livery platform
  npm run schema                          generates the types of its table
  npx vitest run tests/platform/${name}.test.ts
Endpoints: livery new endpoint ${name}.<name> "<summary>" creates the port "${name}", which this module implements.
docs/platform-authors-guide.md describes what else a module can declare.`)
  return 0
}

const defineTable = (name: string, description: string): NewTable => ({
  name,
  description,
  definitions: [
    'merchant text not null',
    'id uuid not null default gen_random_uuid()',
    'text text not null',
    'created_at timestamptz not null default now()',
    'primary key (merchant, id)',
  ],
})

const renderModule = (name: string): string => `import { defineModule } from '../define-module.ts'
import { ${name}Commands } from './commands.ts'

export default defineModule({
  name: '${name}',
  dependsOn: ['commands'],
  adminCommands: ${name}Commands,
})
`

const renderCommands = (
  name: string,
  description: string,
): string => `import { type AdminCommands, defineBrandCommand } from '../commands/index.ts'
import { create${toPascal(name)}Store } from './store/${name}.ts'

/** ${escapeComment(description)} */
export const ${name}Commands: AdminCommands = {
  ${name}: defineBrandCommand({
    permission: 'settings.read',
    title: '${name.charAt(0).toUpperCase()}${name.slice(1)}',
    usage: '${name} <brand>',
    help: 'Lists the entries of ${name}, oldest first.',
    run: async ({ tenant }) =>
      (await create${toPascal(name)}Store(tenant).list()).map(({ id, text, created_at }) => ({ id, text, createdAt: created_at.toISOString() })),
  }),

  'add-${name}': defineBrandCommand({
    permission: 'settings.write',
    title: 'Add to ${name}',
    usage: '${name} <brand> add <text>',
    help: 'Adds an entry to ${name}.',
    parameters: { text: 'text' },
    run: async ({ tenant }, { text }) => ({ id: await create${toPascal(name)}Store(tenant).insert(text) }),
  }),
}
`

const renderStore = (name: string): string => `import type { Tenant } from '../../../database/tenant.ts'

/** The entries of a brand. */
export const create${toPascal(name)}Store = ({ code: merchant, db }: Tenant) => ({
  /** Returns the id of the new entry. */
  insert: async (text: string): Promise<string> => {
    const { id } = await db.insertInto('${name}').values({ merchant, text }).returning('id').executeTakeFirstOrThrow()
    return id
  },

  list: () => db.selectFrom('${name}').select(['id', 'text', 'created_at']).where('merchant', '=', merchant).orderBy('created_at').execute(),
})
`

const renderTest = (name: string): string => `import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

it('an entry of ${name} is listed for the brand that it was added to, and for no other', async () => {
  const { id } = await platform.runAdminCommand('add-${name}', { brand: 'alpha', text: 'First' })
  expect(await platform.runAdminCommand('${name}', { brand: 'alpha' })).toContainEqual({ id, text: 'First', createdAt: expect.any(String) })
  expect(await platform.runAdminCommand('${name}', { brand: 'beta' })).not.toContainEqual(expect.objectContaining({ id }))
})
`
