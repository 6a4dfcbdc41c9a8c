import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { nearestName } from '../../src/engine/compile/index.ts'
import { CannotRun, type Command, type Io } from './command.ts'

const folder = join(import.meta.dirname, '../../schemas')

export const schema: Command = {
  summary: 'print what may stand in a kind of file, or in the props of a widget',
  help: `Usage: livery schema [kind]

Prints the keys of a kind of merchant file (theme, routes, page …) or of a widget (banner, game-grid …): what each one
means, what it may be, and an example. Without a kind it lists them all.

Exit codes: 0 printed, 2 there is no such kind.`,
  options: {},
  run(args, io) {
    const [kind, ...more] = args.positionals
    if (more.length > 0) throw new CannotRun('say one kind: livery schema <kind>.')
    if (kind === undefined) printKinds(io)
    else printKind(kind, io)
    return Promise.resolve(0)
  },
}

type Schema = Readonly<Record<string, unknown>> & {
  readonly title?: string
  readonly description?: string
  readonly $ref?: string
  readonly examples?: readonly unknown[]
}

const namesIn = (room: string): string[] =>
  readdirSync(join(folder, room))
    .map((name) => name.replace(/\.json$/, ''))
    .filter((name) => !['common', 'node'].includes(name))

function printKinds(io: Io): void {
  for (const [room, title] of [
    ['merchant', 'Kinds of file'],
    ['widgets', 'Widgets'],
  ] as const) {
    const names = namesIn(room)
    const width = Math.max(...names.map((name) => name.length))
    io.out(
      `${io.paint('bold', title)}\n${names.map((name) => `  ${name.padEnd(width)}  ${read(`${room}/${name}.json`).description}`).join('\n')}\n`,
    )
  }
}

function printKind(kind: string, io: Io): void {
  const id = ['merchant', 'widgets']
    .map((room) => `${room}/${kind}.json`)
    .find((path) => /^[a-z-]+$/.test(kind) && existsSync(join(folder, path)))
  if (id === undefined) {
    const near = nearestName(kind, [...namesIn('merchant'), ...namesIn('widgets')])
    throw new CannotRun(`there is no kind "${kind}".${near === undefined ? '' : ` Did you mean "${near}"?`} livery schema lists them.`)
  }
  const top = read(id)
  io.out(`${io.paint('bold', `${kind}${id.startsWith('widgets/') ? ' (props of a widget)' : ''}`)}: ${top.description}\n`)
  printKeys(top, id, '', io, new Set())
}

function printKeys(schema: Schema, id: string, indent: string, io: Io, seen: ReadonlySet<string>): void {
  const required = (schema['required'] as string[] | undefined) ?? []
  for (const [key, value] of Object.entries((schema['properties'] as Record<string, Schema> | undefined) ?? {})) {
    if (key !== '$schema') printKey(key, value, id, indent, required.includes(key), io, seen)
  }
  const rest = schema['additionalProperties']
  if (typeof rest === 'object' && rest !== null) printKey('<id>', rest as Schema, id, indent, false, io, seen)
}

function printKey(key: string, written: Schema, id: string, indent: string, required: boolean, io: Io, seen: ReadonlySet<string>): void {
  const { schema, id: home, at } = resolve(written, id)
  const description = written.description ?? schema.description ?? ''
  const example = (written.examples ?? schema.examples)?.[0]
  const facts = [
    typeWords(schema),
    required ? 'required' : '',
    typeof example === 'object' ? '' : `for example ${JSON.stringify(example)}`,
  ].filter((fact) => fact !== '' && !fact.endsWith('undefined'))
  io.out(`${indent}${io.paint('bold', key)}  ${description} ${io.paint('dim', `(${facts.join(', ')})`)}`)
  if (!seen.has(at)) printKeys(schema, home, `${indent}  `, io, new Set([...seen, at]))
}

function typeWords(schema: Schema): string {
  const { type, minimum, maximum } = schema as { type?: string; minimum?: number; maximum?: number }
  const choices = schema['enum'] as unknown[] | undefined
  if (choices) return choices.length > 14 ? `one of ${choices.slice(0, 14).join(', ')} …` : `one of ${choices.join(', ')}`
  if (schema['oneOf']) return 'a widget: livery schema <widget> says its props'
  const range = minimum === undefined ? '' : ` ${minimum} to ${maximum}`
  return `${type ?? 'anything'}${range}`
}

/** The schema that is meant, the file that it stands in, and its address, by which a circle is known. */
function resolve(written: Schema, id: string): { schema: Schema; id: string; at: string } {
  if (written.$ref === undefined) return { schema: written, id, at: `${id} ${JSON.stringify(written).slice(0, 200)}` }
  const [file = '', path = ''] = written.$ref.split('#')
  const home = file === '' ? id : posix.join(posix.dirname(id), file)
  const schema = path
    .split('/')
    .slice(1)
    .reduce((at, step) => at[step] as Schema, read(home))
  return { schema, id: home, at: home + path }
}

const read = (id: string): Schema => JSON.parse(readFileSync(join(folder, id), 'utf8')) as Schema
