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
  /** For lists: the parameter by which other commands identify a row, and the property of the row with its value. */
  readonly rows?: { readonly parameter: string; readonly property: string }
  /** For paginated lists: the parameter that takes the cursor, and the property with the cursor of the next page. */
  readonly pagination?: { readonly parameter: string; readonly property: string }
  /** Whether it creates the record that its parameters identify, so that it is not offered for an existing one. */
  readonly creates?: boolean
  /** Whether it shows the state of the single record that its parameters identify. */
  readonly summary?: boolean
  /** Example values of parameters, by parameter. */
  readonly placeholders?: Readonly<Record<string, string>>
  /** Why the back office does not offer it. */
  readonly consoleOnly?: string
  readonly permission: string
  readonly scope: 'brand' | 'platform' | 'either'
  /** Whether it only reads data. */
  readonly reads: boolean
  /** Whether the back office requires a reason for it. */
  readonly sensitive: boolean
  /** Whether a second operator must approve it if its value exceeds the brand's limit. */
  readonly givesValue: boolean
  readonly parameters: {
    readonly properties: Readonly<Record<string, ParameterSchema>>
    readonly required: readonly string[]
  }
}

/** A page of the navigation: the commands whose usage begins with one of its prefixes, which are single words. */
export interface Page {
  readonly id: string
  readonly title: string
  readonly commandPrefixes: readonly string[]
}

export interface PageGroup {
  readonly title: string
  readonly pages: readonly Page[]
}

/** The selected brand: its id, or `*` for platform-wide commands. */
export type BrandId = string
const allBrands = '*'

/** The signed-in operator, and their permissions. */
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
/** Parameters that no form shows: the brand is selected in the header, and the idempotency key is generated. */
const hiddenParameters: ReadonlySet<string> = new Set([brandParameter, 'key'])

/**
 * Returns the commands that an operator may run in the back office while a brand is selected: commands for the brand
 * and platform-wide commands. For `*`, returns only commands that can run platform-wide.
 */
export function listAvailableCommands(commands: readonly Command[], access: Access, brand: BrandId): readonly Command[] {
  const brandAccess = access.brands.find(({ id }) => id === brand)
  return commands.filter(({ consoleOnly, permission, scope }) => {
    if (consoleOnly !== undefined) return false
    const isForBrand = scope !== 'platform' && brand !== allBrands
    if (isForBrand) return brandAccess?.permissions.includes(permission) === true
    return scope !== 'brand' && access.permissions.includes(permission)
  })
}

/** Returns the brands that an operator may choose, followed by `*` if the operator has permissions for all brands. */
export const listSelectableBrands = (access: Access): readonly { readonly id: BrandId; readonly name: string }[] => [
  ...access.brands,
  ...(access.permissions.length > 0 ? [{ id: allBrands, name: 'All brands' }] : []),
]

const getFirstWord = ({ usage }: Command): string => usage.split(' ')[0] ?? ''

/** Returns the groups with only the pages that have one of the commands, without groups that have no such page. */
export const filterPageGroups = (groups: readonly PageGroup[], commands: readonly Command[]): readonly PageGroup[] =>
  groups
    .map(({ title, pages }) => ({ title, pages: pages.filter((page) => listPageCommands(page, commands).length > 0) }))
    .filter(({ pages }) => pages.length > 0)

/** Returns the commands of a page. */
export const listPageCommands = ({ commandPrefixes }: Page, commands: readonly Command[]): readonly Command[] =>
  commands.filter((command) => commandPrefixes.includes(getFirstWord(command)))

/**
 * Returns the names of the parameters that an operator enters, the required ones first. Parameters that the context
 * sets are omitted.
 */
export function listInputParameters(
  { parameters: { properties, required } }: Command,
  contextParameters: Parameters = {},
): readonly string[] {
  const names = Object.keys(properties).filter((name) => !hiddenParameters.has(name) && !Object.hasOwn(contextParameters, name))
  return [...names.filter((name) => required.includes(name)), ...names.filter((name) => !required.includes(name))]
}

export const isRequired = ({ parameters }: Command, name: string): boolean => parameters.required.includes(name)

/** Whether a command acts on an existing subject, such as an account, that the parameter identifies. */
const actsOnSubject = (command: Command, parameter: string): boolean => !command.creates && isRequired(command, parameter)

/** The commands of a page, divided into views and actions. */
export interface PageCommands {
  /** Commands that read data; each is a tab. */
  readonly views: readonly Command[]
  /** Commands that change data and can run without a selected row. */
  readonly actions: readonly Command[]
}

/**
 * Returns the views and actions of a page. The view with the title of the page is first, platform-wide views are last.
 * Commands about one row of a list, such as a withdrawal, are offered with the row instead.
 */
export function groupPageCommands(page: Page, commands: readonly Command[]): PageCommands {
  const pageCommands = listPageCommands(page, commands)
  const subjectParameters = listSubjectParameters(commands)
  const isRowCommand = (command: Command): boolean => subjectParameters.some((name) => actsOnSubject(command, name))
  const views = pageCommands.filter((command) => command.reads && !isRowCommand(command))
  const getRank = ({ title, scope }: Command): number => (title === page.title ? 0 : scope === 'platform' ? 2 : 1)
  return {
    views: views.toSorted((a, b) => getRank(a) - getRank(b)),
    actions: pageCommands.filter((command) => !command.reads && !isRowCommand(command)),
  }
}

/** Returns the names of the parameters that identify rows of the available lists. */
export const listSubjectParameters = (commands: readonly Command[]): readonly string[] => [
  ...new Set(commands.flatMap(({ rows }) => (rows ? [rows.parameter] : []))),
]

/** The commands about one subject: its summary, views and actions. */
export interface SubjectCommands extends PageCommands {
  /** View of the current state of the subject, above the tabs. */
  readonly summary: Command | undefined
}

/** Returns the commands about the subjects that a parameter identifies, such as players, deposits or flags. */
export function groupSubjectCommands(parameter: string, commands: readonly Command[]): SubjectCommands {
  const views = commands.filter((command) => command.reads && Object.hasOwn(command.parameters.properties, parameter))
  const summary = views.find((command) => command.summary === true && actsOnSubject(command, parameter))
  return {
    summary,
    views: views
      .filter((command) => command !== summary)
      .toSorted((a, b) => Number(actsOnSubject(b, parameter)) - Number(actsOnSubject(a, parameter))),
    actions: commands.filter((command) => !command.reads && actsOnSubject(command, parameter)),
  }
}

/** Whether the subjects that a parameter identifies have pages, which requires a view of one such subject. */
export const hasSubjectPage = (parameter: string, commands: readonly Command[]): boolean =>
  commands.some((command) => command.reads && actsOnSubject(command, parameter))

/**
 * Returns the parameter that takes the values of a property, so that the values can link to the pages of their
 * subjects: the row parameter of the command if the property identifies its rows; otherwise the row parameter with the
 * name of the property, unless a list has another row parameter for that property. `undefined` if there is none.
 */
export function findSubjectParameter(property: string, command: Command, commands: readonly Command[]): string | undefined {
  if (command.rows?.property === property) return command.rows.parameter
  const candidates = new Set(
    commands.flatMap(({ rows }) => (rows?.property === property || rows?.parameter === property ? [rows.parameter] : [])),
  )
  return candidates.size === 1 && candidates.has(property) ? property : undefined
}

/** Returns the command of the player search: the list whose only required parameter, besides the brand, is `query`. */
export const findSearchCommand = (commands: readonly Command[]): Command | undefined =>
  commands.find(({ rows, parameters }) => rows && parameters.required.filter((name) => name !== brandParameter).join() === 'query')

/**
 * Converts input strings to a request body, by the schemas of the parameters. Empty strings are omitted.
 * @param pairs the names and values of each parameter that is an object, by parameter
 */
export function toRequestBody(
  { parameters: { properties } }: Command,
  brand: BrandId,
  input: Parameters,
  pairs: Readonly<Record<string, Parameters>> = {},
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(input).flatMap(([name, text]) => {
    const schema = properties[name]
    return schema === undefined || text === '' ? [] : [[name, parseParameter(schema, text)] as const]
  })
  return {
    ...(Object.hasOwn(properties, brandParameter) && brand !== allBrands && { brand }),
    ...Object.fromEntries(entries),
    ...pairs,
  }
}

function parseParameter({ type }: ParameterSchema, text: string): unknown {
  if (type === 'integer') return Number(text)
  if (type === 'boolean') return text === 'on'
  return text
}
