import { join } from 'node:path'
import { readConfig } from '../../project/read-config.ts'
import type { ProjectConfig } from '../../project/define-config.ts'
import { CommandError, type Io } from '../command.ts'
import { escapeComment, toPascal, toSnake } from './names.ts'
import { type Files, writeFiles } from './write-files.ts'

interface Extension {
  readonly name: string
  readonly description: string
  /** Path of its folder in the project. */
  readonly folder: string
}

/** Adds a widget that shows a heading, with its own text, to an operator's project. */
export async function scaffoldWidgetInProject(project: string, args: readonly string[], io: Io): Promise<number> {
  const extension = await parseExtension(project, 'widgets', args)
  await writeFiles(project, { created: createWidgetFiles(extension) }, io)
  io.out(`
Put it on a page of a brand, as { "widget": "${extension.name}", "props": { "title": "${toSnake(extension.name)}_title" } },
and see it with npx livery dev. Continue with docs/extensions.md.`)
  return 0
}

/** Adds a server module with an endpoint that stores a text per player to an operator's project. */
export async function scaffoldModuleInProject(project: string, args: readonly string[], io: Io): Promise<number> {
  const extension = await parseExtension(project, 'modules', args)
  if (extension.name.includes('-'))
    throw new CommandError(`"${extension.name}" cannot be a module: use one lower-case word, such as "tournaments".`)
  await writeFiles(project, { created: createModuleFiles(extension) }, io)
  io.out(`
Widgets call its endpoint with usePorts().${extension.name}.store({ text }). Continue with docs/extensions.md.`)
  return 0
}

/**
 * Parses the name and the description of an extension.
 * @throws CommandError if one is missing, the name is invalid, or the project sets no folder for such extensions
 */
async function parseExtension(project: string, key: 'widgets' | 'modules', args: readonly string[]): Promise<Extension> {
  const [name, description, ...more] = args
  const kind = key === 'widgets' ? 'widget' : 'module'
  if (name === undefined || description === undefined || more.length > 0)
    throw new CommandError(`expected a name and a description: livery new ${kind} <name> "<description>".`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CommandError(`"${name}" cannot be a ${kind}: use lower-case words with dashes, such as "jackpot-board".`)
  const config: ProjectConfig = await readConfig(project)
  const folder = config[key]
  if (folder === undefined)
    throw new CommandError(`livery.config.ts does not set the folder of ${key}. Create one, and add ${key}: '${key}'.`)
  return { name, description, folder: join(folder, name) }
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const schemaDialect = 'http://json-schema.org/draft-07/schema#'

function createWidgetFiles({ name, description, folder }: Extension): Files {
  const title = `${toSnake(name)}_title`
  return {
    [`${folder}/schema.json`]: toJson({
      $schema: schemaDialect,
      $id: `widgets/${name}.json`,
      title: `${toPascal(name)}Props`,
      description,
      'x-container': false,
      type: 'object',
      additionalProperties: false,
      required: ['title'],
      properties: { title: { $ref: '../merchant/common.json#/definitions/messageKey', description: 'The heading.', examples: [title] } },
      examples: [{ title }],
    }),
    [`${folder}/messages/EN.json`]: toJson({ [title]: description }),
    [`${folder}/messages/TY.json`]: toJson({ [title]: description }),
    [`${folder}/style.module.css`]: `@layer widgets {
  .root {
    padding-block: var(--space-4);
  }
}
`,
    [`${folder}/view.tsx`]: `import type { ReactNode } from 'react'
import { useText, type WidgetViewProps } from 'livery/engine'
import { cx, SectionHeading } from 'livery/ui'
import styles from './style.module.css'

/** ${escapeComment(description)} */
export function View({ props }: WidgetViewProps<'${name}'>): ReactNode {
  const text = useText()
  return (
    <section className={cx('wrap', styles['root'])}>
      <SectionHeading title={text(props.title)} />
    </section>
  )
}
`,
  }
}

function createModuleFiles({ name, description, folder }: Extension): Files {
  const text = { type: 'string', minLength: 1, maxLength: 200, description: 'The text.' }
  const object = { type: 'object', additionalProperties: false, required: ['text'], properties: { text } }
  return {
    [`${folder}/api.json`]: toJson({
      $schema: schemaDialect,
      $id: `api/${name}.json`,
      title: toPascal(name),
      description,
      'x-port': name,
      endpoints: {
        store: {
          method: 'POST',
          path: `/wps/${name}/store`,
          token: 'required',
          encrypted: false,
          summary: 'Stores a text of the player.',
          body: { ...object, examples: [{ text: 'Hello' }] },
          value: object,
          errors: [],
        },
      },
    }),
    [`${folder}/migrations/0001-${name}.sql`]: `create table ${name} (
  merchant text not null,
  account uuid not null,
  text text not null,
  primary key (merchant, account)
);
select distribute_by_merchant('${name}');
alter table ${name} add foreign key (merchant, account) references accounts (merchant, id);
`,
    [`${folder}/store.ts`]: `import type { Tenant } from 'livery/server'

declare module 'livery/server' {
  interface Tables {
    ${name}: { merchant: string; account: string; text: string }
  }
}

/** The texts of a brand's players, one for each. */
export const create${toPascal(name)}Store = ({ code: merchant, db }: Tenant) => ({
  upsert: async (account: string, text: string): Promise<void> => {
    await db
      .insertInto('${name}')
      .values({ merchant, account, text })
      .onConflict((conflict) => conflict.columns(['merchant', 'account']).doUpdateSet({ text }))
      .execute()
  },
})
`,
    [`${folder}/module.ts`]: `import { join } from 'node:path'
import { type ApiHandlers, type EndpointsOf, defineModule } from 'livery/server'
import { create${toPascal(name)}Store } from './store.ts'

/** ${escapeComment(description)} */
export default defineModule({
  name: '${name}',
  dependsOn: ['accounts', 'api-context'],
  migrations: join(import.meta.dirname, 'migrations'),
  endpoints: (): ApiHandlers<EndpointsOf<'${name}'>> => ({
    '${name}.store': async ({ tenant, member }, { text }) => {
      await create${toPascal(name)}Store(tenant).upsert(member.account.id, text)
      return { text }
    },
  }),
})
`,
  }
}
