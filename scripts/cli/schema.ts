import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { CommandError, type Arguments, type Command, type Io } from './command.ts'
import { formatSuggestion } from './format-suggestion.ts'
import { merchantsHelp, merchantsOption, getMerchantsRoot } from './merchants-root.ts'
import { printSchema } from './print-schema.ts'
import { hasSchema, readSchema, listSchemaNames } from './schema-files.ts'

export const schema: Command = {
  summary: 'print the keys of a kind of file, or the props of a widget',
  help: `Usage: livery schema [kind] [--merchants DIR]

Prints the keys of a kind of merchant file (theme, routes, page …) or of a widget (banner, game-grid …): meaning,
possible values, an example, and the default, which is the value of base. Without a kind it lists all kinds.

${merchantsHelp}

Exit codes: 0 printed, 2 unknown kind.`,
  options: merchantsOption,
  async run(args, io) {
    const [kind, ...more] = args.positionals
    if (more.length > 0) throw new CommandError('expected one kind: livery schema <kind>.')
    if (kind === undefined) printKinds(io)
    else await printKind(kind, args, io)
    return 0
  },
}

function printKinds(io: Io): void {
  for (const [folder, title] of [
    ['merchant', 'Kinds of file'],
    ['widgets', 'Widgets'],
  ] as const) {
    const names = listSchemaNames(folder)
    const width = Math.max(...names.map((name) => name.length))
    const lines = names.map((name) => `  ${name.padEnd(width)}  ${readSchema(`${folder}/${name}.json`).description}`)
    io.out(`${io.paint('bold', title)}\n${lines.join('\n')}\n`)
  }
}

async function printKind(kind: string, args: Arguments, io: Io): Promise<void> {
  const id = ['merchant', 'widgets'].map((folder) => `${folder}/${kind}.json`).find(hasSchema)
  if (id === undefined) {
    const known = [...listSchemaNames('merchant'), ...listSchemaNames('widgets')]
    throw new CommandError(`unknown kind "${kind}".${formatSuggestion(kind, known)} livery schema lists the kinds.`)
  }
  const rootSchema = readSchema(id)
  io.out(`${io.paint('bold', `${kind}${id.startsWith('widgets/') ? ' (props of a widget)' : ''}`)}: ${rootSchema.description}\n`)
  printSchema(rootSchema, id, id.startsWith('merchant/') ? await getBaseContent(kind, args, io) : undefined, io)
}

/** Returns the content of this kind of file in base; `undefined` if there is no valid base. */
async function getBaseContent(kind: string, args: Arguments, io: Io): Promise<unknown> {
  const root = getMerchantsRoot(args, io)
  if (!existsSync(join(root, 'base'))) return undefined
  const { config } = await compileMerchant(root, 'base')
  return (config as Readonly<Record<string, unknown>> | undefined)?.[kind]
}
