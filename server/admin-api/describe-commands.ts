import {
  type AdminCommand,
  type Operator,
  type ParameterShape,
  hasPermission,
  isReadPermission,
  createParametersSchema,
} from '../modules/commands/index.ts'

/** A page of the back office: the commands whose usage begins with one of its prefixes. */
interface CommandPage {
  readonly id: string
  readonly title: string
  readonly commandPrefixes: readonly string[]
}

interface PageGroup {
  readonly title: string
  readonly pages: readonly CommandPage[]
}

/** The pages of the back office, in the order of its navigation. */
const pageGroups: readonly PageGroup[] = [
  {
    title: 'Players',
    pages: [
      { id: 'players', title: 'Players', commandPrefixes: ['accounts', 'account'] },
      { id: 'agents', title: 'Agents', commandPrefixes: ['terms', 'contracts', 'affiliate'] },
      { id: 'messages', title: 'Messages', commandPrefixes: ['messages', 'feedback', 'outbox'] },
    ],
  },
  {
    title: 'Money',
    pages: [
      { id: 'withdrawals', title: 'Withdrawals', commandPrefixes: ['withdrawals'] },
      { id: 'deposits', title: 'Deposits', commandPrefixes: ['deposits'] },
      { id: 'ledger', title: 'Ledger', commandPrefixes: ['adjust', 'debts', 'ledger'] },
      { id: 'approvals', title: 'Approvals', commandPrefixes: ['approvals'] },
    ],
  },
  {
    title: 'Promotions',
    pages: [
      { id: 'rewards', title: 'Rewards', commandPrefixes: ['rewards'] },
      { id: 'activities', title: 'Activities', commandPrefixes: ['applications', 'activities'] },
      { id: 'missions', title: 'Missions', commandPrefixes: ['missions'] },
      { id: 'points', title: 'Points', commandPrefixes: ['points'] },
      { id: 'ranks', title: 'Ranks', commandPrefixes: ['ranks'] },
      { id: 'referrals', title: 'Referrals', commandPrefixes: ['referrals', 'referral'] },
    ],
  },
  {
    title: 'Site',
    pages: [
      { id: 'settings', title: 'Settings', commandPrefixes: ['status', 'flags', 'rules', 'region', 'wallets', 'analytics', 'get', 'set'] },
      { id: 'vendors', title: 'Game vendors', commandPrefixes: ['vendors'] },
      { id: 'gateways', title: 'Payment gateways', commandPrefixes: ['gateways'] },
    ],
  },
  {
    title: 'Platform',
    pages: [
      { id: 'audit', title: 'Audit log', commandPrefixes: ['audit'] },
      { id: 'operators', title: 'Operators', commandPrefixes: ['operators'] },
      { id: 'brands', title: 'Brands', commandPrefixes: ['brands', 'provisioned', 'catalogue', 'release', 'inspect'] },
      { id: 'jobs', title: 'Background jobs', commandPrefixes: ['jobs'] },
    ],
  },
]

/** Title of the group for commands that no page above lists, such as those of an operator's own modules. */
const fallbackGroupTitle = 'More'

/** Returns the page groups, extended with a page for each first word of a usage that no page lists. */
export function groupPages(commands: readonly Pick<AdminCommand, 'usage'>[]): readonly PageGroup[] {
  const knownWords = new Set(pageGroups.flatMap(({ pages }) => pages).flatMap(({ commandPrefixes }) => commandPrefixes))
  const otherWords = [...new Set(commands.map(getFirstWord))].filter((word) => !knownWords.has(word))
  const pages = otherWords.map((word) => ({ id: word, title: word.charAt(0).toUpperCase() + word.slice(1), commandPrefixes: [word] }))
  return [...pageGroups, ...(pages.length === 0 ? [] : [{ title: fallbackGroupTitle, pages }])]
}

/** Sorts commands in the order of the pages that list them. */
export function sortByPage<C extends Pick<AdminCommand, 'usage'>>(commands: readonly (readonly [string, C])[]) {
  const words = groupPages(commands.map(([, command]) => command)).flatMap(({ pages }) => pages.flatMap((page) => page.commandPrefixes))
  return commands.toSorted(([, a], [, b]) => words.indexOf(getFirstWord(a)) - words.indexOf(getFirstWord(b)))
}

const getFirstWord = ({ usage }: Pick<AdminCommand, 'usage'>): string => usage.split(' ')[0] ?? usage

/** An operator, and the merchants for which permissions are checked: the code of each brand, and `*` for all. */
interface OperatorScope {
  readonly operator: Operator
  readonly merchants: readonly string[]
}

/**
 * Describes a command for programs that offer it: its presentation, its parameters, and whether the operator may run it
 * for at least one of the merchants.
 */
export function describeCommand<P>(name: string, command: AdminCommand<P>, { operator, merchants }: OperatorScope) {
  const { usage, help, title, output, rows, pagination, summary, creates, sensitive, consoleOnly, placeholders } = command
  const { permission, parameters, exposure } = command
  return {
    name,
    title,
    usage,
    help,
    ...(output !== undefined && { output }),
    ...(rows && { rows: { parameter: rows.parameter, property: rows.property ?? rows.parameter } }),
    ...(pagination && { pagination }),
    ...(summary && { summary }),
    ...(creates && { creates }),
    ...(placeholders && { placeholders }),
    ...(consoleOnly !== undefined && { consoleOnly }),
    permission,
    scope: getBrandScope(parameters),
    reads: isReadPermission(permission),
    sensitive: sensitive === true,
    /** Whether a second operator must approve it if its value exceeds the brand's limit. */
    givesValue: exposure !== 'none',
    parameters: createParametersSchema(parameters, placeholders),
    allowed: merchants.some((merchant) => hasPermission(operator, permission, merchant)),
  }
}

/** Whether a command is for one brand, for the whole platform, or for either. */
function getBrandScope({ brand }: ParameterShape): 'brand' | 'platform' | 'either' {
  if (brand === undefined) return 'platform'
  return brand === 'text?' ? 'either' : 'brand'
}
