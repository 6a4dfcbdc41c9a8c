/** The JSON Schema of one parameter. */
interface ParameterSchema {
  readonly type: 'string' | 'integer' | 'boolean' | 'object'
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly string[]
  readonly contentMediaType?: string
}

/** An admin command, as the admin API describes it. */
export interface Command {
  readonly name: string
  readonly title: string
  readonly usage: string
  readonly help: string
  readonly output?: 'file' | 'link' | 'verdict'
  /** The parameter of other commands that its rows name, and the property of a row that is the name. */
  readonly rows?: { readonly parameter: string; readonly property: string }
  readonly continues?: { readonly parameter: string; readonly property: string }
  readonly creates?: boolean
  readonly summary?: boolean
  readonly placeholders?: Readonly<Record<string, string>>
  readonly consoleOnly?: string
  readonly permission: string
  readonly scope: 'brand' | 'platform' | 'either'
  readonly reads: boolean
  readonly sensitive: boolean
  readonly givesValue: boolean
  readonly parameters: {
    readonly properties: Readonly<Record<string, ParameterSchema>>
    readonly required: readonly string[]
  }
}

/** A page of the navigation: the commands whose usage begins with one of its words. */
export interface Page {
  readonly id: string
  readonly title: string
  readonly words: readonly string[]
}

export interface PageGroup {
  readonly title: string
  readonly pages: readonly Page[]
}

/** What is shown: the id of a brand, or `*` for what belongs to all of them. */
export type BrandId = string
const allBrands = '*'

/** Who is signed in, and what they may do. */
export interface Access {
  readonly id: string | null
  readonly name: string
  /** Permissions for all brands. */
  readonly permissions: readonly string[]
  readonly brands: readonly {
    readonly id: string
    readonly name: string
    readonly permissions: readonly string[]
  }[]
  readonly expiresAt: string | null
}

export type Parameters = Readonly<Record<string, string>>

const brandParameter = 'brand'
/** Parameters that no operator enters: the brand is chosen once, and the idempotency key is generated. */
const hiddenParameters: ReadonlySet<string> = new Set([brandParameter, 'key'])

/** Returns the commands that an operator may run for a brand, or for all of them. */
export function offeredCommands(commands: readonly Command[], access: Access, brand: BrandId): readonly Command[] {
  const ownBrand = access.brands.find(({ id }) => id === brand)
  return commands.filter(({ consoleOnly, permission, scope }) => {
    if (consoleOnly !== undefined) return false
    const isForBrand = scope !== 'platform' && brand !== allBrands
    if (isForBrand) return ownBrand?.permissions.includes(permission) === true
    return scope !== 'brand' && access.permissions.includes(permission)
  })
}

/** Returns the brands that an operator may choose: `*` first, if they have a role for all of them. */
export const brandsOf = (access: Access): readonly { readonly id: BrandId; readonly name: string }[] => [
  ...access.brands,
  ...(access.permissions.length > 0 ? [{ id: allBrands, name: 'All brands' }] : []),
]

const wordOf = ({ usage }: Command): string => usage.split(' ')[0] ?? ''

/** Returns the groups of pages that have a command. */
export const groupsOf = (groups: readonly PageGroup[], commands: readonly Command[]): readonly PageGroup[] =>
  groups
    .map(({ title, pages }) => ({ title, pages: pages.filter((page) => commandsOf(page, commands).length > 0) }))
    .filter(({ pages }) => pages.length > 0)

/** Returns the commands of a page. */
export const commandsOf = ({ words }: Page, commands: readonly Command[]): readonly Command[] =>
  commands.filter((one) => words.includes(wordOf(one)))

/** Returns the parameters that an operator enters, besides those that are given; required ones first. */
export function enteredParameters({ parameters: { properties, required } }: Command, given: Parameters = {}): readonly string[] {
  const names = Object.keys(properties).filter((name) => !hiddenParameters.has(name) && !Object.hasOwn(given, name))
  return [...names.filter((name) => required.includes(name)), ...names.filter((name) => !required.includes(name))]
}

export const isRequired = ({ parameters }: Command, name: string): boolean => parameters.required.includes(name)

/** Whether a command is about what a parameter names, such as an account: it cannot run without it. */
const concerns = (command: Command, parameter: string): boolean => !command.creates && isRequired(command, parameter)

/** The commands of a page: those that show something, and those that change something. */
export interface PageCommands {
  /** Commands that show something; each is a tab. */
  readonly views: readonly Command[]
  /** Commands that change something and need no row to begin with. */
  readonly actions: readonly Command[]
}

/**
 * Returns the tabs and the actions of a page: first the list with its title, last what concerns all brands. Commands
 * about one row of a list, such as a withdrawal, are offered where the row is.
 */
export function pageCommands(page: Page, commands: readonly Command[]): PageCommands {
  const own = commandsOf(page, commands)
  const names = subjectParameters(commands)
  const isOfRow = (command: Command): boolean => names.some((name) => concerns(command, name))
  const views = own.filter((one) => one.reads && !isOfRow(one))
  const rank = ({ title, scope }: Command): number => (title === page.title ? 0 : scope === 'platform' ? 2 : 1)
  return { views: views.toSorted((one, other) => rank(one) - rank(other)), actions: own.filter((one) => !one.reads && !isOfRow(one)) }
}

/** The parameters whose values the lists of an operator name. */
export const subjectParameters = (commands: readonly Command[]): readonly string[] => [
  ...new Set(commands.flatMap(({ rows }) => (rows ? [rows.parameter] : []))),
]

/** The commands about what one parameter names. */
export interface SubjectCommands extends PageCommands {
  /** Shows its state, above the tabs. */
  readonly summary: Command | undefined
}

/** Returns what can be shown of, and done with, what a parameter names: a player, a deposit, a flag. */
export function subjectCommands(parameter: string, commands: readonly Command[]): SubjectCommands {
  const views = commands.filter((one) => one.reads && Object.hasOwn(one.parameters.properties, parameter))
  const summary = views.find((one) => one.summary === true && concerns(one, parameter))
  return {
    summary,
    views: views
      .filter((one) => one !== summary)
      .toSorted((one, other) => Number(concerns(other, parameter)) - Number(concerns(one, parameter))),
    actions: commands.filter((one) => !one.reads && concerns(one, parameter)),
  }
}

/** Whether what a parameter names has a page of its own, because a command shows something of it alone. */
export const hasSubjectPage = (parameter: string, commands: readonly Command[]): boolean =>
  commands.some((one) => one.reads && concerns(one, parameter))

/**
 * Returns the parameter that the values of a property name, so that they can be links: that of the rows of the command,
 * or the one with the name of the property, if only one kind of row has it.
 */
export function subjectOf(property: string, command: Command, commands: readonly Command[]): string | undefined {
  if (command.rows?.property === property) return command.rows.parameter
  const named = new Set(
    commands.flatMap(({ rows }) => (rows?.property === property || rows?.parameter === property ? [rows.parameter] : [])),
  )
  return named.size === 1 && named.has(property) ? property : undefined
}

/** Returns the search for players: the list that takes nothing but a text. */
export const searchCommand = (commands: readonly Command[]): Command | undefined =>
  commands.find(({ rows, parameters }) => rows && parameters.required.filter((name) => name !== brandParameter).join() === 'query')

/**
 * Converts entered texts to the parameters of a command, by their schemas. Empty ones are left out.
 * @param pairs the entered names and values of parameters that are objects
 */
export function toBody(
  { parameters: { properties } }: Command,
  brand: BrandId,
  entered: Parameters,
  pairs: Readonly<Record<string, Parameters>> = {},
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(entered).flatMap(([name, text]) => {
    const schema = properties[name]
    return schema === undefined || text === '' ? [] : [[name, toValue(schema, text)] as const]
  })
  return {
    ...(Object.hasOwn(properties, brandParameter) && brand !== allBrands && { brand }),
    ...Object.fromEntries(entries),
    ...pairs,
  }
}

function toValue({ type }: ParameterSchema, text: string): unknown {
  if (type === 'integer') return Number(text)
  if (type === 'boolean') return text === 'on'
  return text
}

/** Formats the name of a parameter or a property as a label: `requestedAt` is "Requested at". */
export function toLabel(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ')
  const isPath = name.includes('.') || name === name.toUpperCase()
  return isPath ? name : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
