import { isUuid } from '../../database/is-uuid.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { normalizeEmail, getAccount, normalizePhoneDigits, normalizeUsername } from '../accounts/index.ts'
import { type BrandContext, type AdminCommands, AdminApiError, defineBrandCommand, optionalInteger } from '../commands/index.ts'
import { createAccountListStore } from './store/account-list.ts'
import { type HistoryCursor, type HistoryKind, type HistoryRow, createAccountHistoryStore, historyKinds } from './store/account-history.ts'
import { createNoteStore } from './store/notes.ts'

const [defaultAccounts, maxAccounts] = [50, 500]
const [defaultEvents, maxEvents] = [50, 500]
/** Minimum number of digits to search for in phone numbers: fewer match too many accounts. */
const minPhoneDigits = 6

/** Commands that find accounts and show their history. */
export const historyCommands: AdminCommands = {
  accounts: defineBrandCommand({
    permission: 'accounts.read',
    title: 'Players',
    usage: 'accounts list <brand>',
    help: 'Lists accounts, sorted by username, optionally of one type or status. With “after”, the list continues after that username.',
    isReport: true,
    rows: { parameter: 'username' },
    pagination: { parameter: 'after', property: 'username' },
    placeholders: { status: 'enabled|disabled' },
    parameters: { type: optionalInteger(0, 999), status: 'text?', after: 'text?', count: optionalInteger(1, maxAccounts) },
    run: async ({ tenant }, { type, status, after, count = defaultAccounts }) => {
      if (status !== undefined && status !== 'enabled' && status !== 'disabled')
        throw new AdminApiError(`Unknown status "${status}". Use enabled or disabled.`)
      const accounts = await createAccountListStore(tenant).list({
        ...(type !== undefined && { type }),
        ...(status !== undefined && { disabled: status === 'disabled' }),
        ...(after !== undefined && { after: normalizeUsername(after) }),
        limit: count,
      })
      return accounts.map(toAccountDto)
    },
  }),

  'search-accounts': defineBrandCommand({
    permission: 'accounts.read',
    title: 'Search players',
    usage: 'accounts search <brand> <query>',
    help: 'Finds accounts by the beginning of the username or nickname, by email address, by the last digits of the mobile number, by ID, or by the reference of a deposit, a withdrawal or a redemption.',
    isReport: true,
    rows: { parameter: 'username' },
    parameters: { query: 'text', count: optionalInteger(1, maxAccounts) },
    run: async ({ tenant }, { query, count = defaultAccounts }) => {
      const text = query.trim()
      const digits = normalizePhoneDigits(text)
      const keys = {
        username: normalizeUsername(text),
        nickname: text,
        email: text.includes('@') ? normalizeEmail(text) : null,
        phone: digits.length >= minPhoneDigits && /^[+\d\s().-]+$/.test(text) ? digits : null,
        id: isUuid(text) ? text : null,
        reference: text.toUpperCase(),
      }
      return (await createAccountListStore(tenant).search(keys, count)).map(toAccountDto)
    },
  }),

  'account-history': defineBrandCommand({
    permission: 'accounts.read',
    title: 'History',
    usage: 'accounts history <brand> <username>',
    help: `Shows everything that happened to an account, newest first: money, bets, payments, documents, sessions, notes, and what operators did. With “kinds”, it shows only some of them, separated by commas: ${historyKinds.join(', ')}. With “before”, the list continues from the value of “next”.`,
    isReport: true,
    pagination: { parameter: 'before', property: 'next' },
    placeholders: { kinds: 'money,bet' },
    parameters: { username: 'text', kinds: 'text?', before: 'text?', count: optionalInteger(1, maxEvents) },
    run: async (context, { username, kinds, before, count = defaultEvents }) => {
      const { tenant } = context
      const { id } = await getAccount(tenant, username)
      const rows = await createAccountHistoryStore(tenant).listPage(id, {
        kinds: parseKinds(kinds),
        before: before === undefined ? undefined : parseCursor(before),
        limit: count + 1,
      })
      const page = rows.slice(0, count)
      const last = rows.length > count ? page.at(-1) : undefined
      return { events: page.map((row) => toEventDto(context, row)), ...(last && { next: serializeCursor(last) }) }
    },
  }),

  'note-account': defineBrandCommand({
    permission: 'accounts.write',
    isAtomic: true,
    title: 'Add note',
    usage: 'accounts note <brand> <username> <text>',
    help: 'Adds an internal note to the history of an account. The player never sees it.',
    parameters: { username: 'text', text: 'text' },
    run: async ({ tenant, operator }, { username, text }) => {
      const { id: account } = await getAccount(tenant, username)
      return { id: await createNoteStore(tenant).insert({ account, text, written_by: operator.name, writer: operator.id }) }
    },
  }),
}

type ListedAccount = Awaited<ReturnType<ReturnType<typeof createAccountListStore>['search']>>[number]

const toAccountDto = ({
  id,
  username,
  type,
  side,
  disabled,
  nickname,
  rank_level: rank,
  created_at,
  first_login_at: firstLoginAt,
}: ListedAccount) => ({
  id,
  username,
  type,
  side,
  disabled,
  nickname,
  rank,
  createdAt: created_at.toISOString(),
  firstLoginAt: firstLoginAt?.toISOString() ?? null,
})

function toEventDto({ site }: BrandContext, { kind, micros, what, amount, currency, detail }: HistoryRow) {
  const formatAmount = (minorUnits: string): string =>
    currency === site.currency ? formatDecimal(BigInt(minorUnits), site.exponent) : minorUnits
  const { win, ...otherDetails } = detail
  return {
    at: new Date(Number(micros / 1000n)).toISOString(),
    kind,
    what,
    ...(amount !== null && { amount: formatAmount(amount), currency }),
    ...(typeof win === 'string' && { win: formatAmount(win) }),
    detail: Object.fromEntries(Object.entries(otherDetails).filter(([, value]) => value !== null)),
  }
}

function parseKinds(text: string | undefined): readonly HistoryKind[] {
  if (text === undefined) return historyKinds
  return text.split(',').map((name) => {
    const kind = historyKinds.find((historyKind) => historyKind === name.trim())
    if (kind === undefined) throw new AdminApiError(`Unknown kind "${name}". Kinds: ${historyKinds.join(', ')}.`)
    return kind
  })
}

const serializeCursor = ({ micros, key }: HistoryCursor): string => Buffer.from(`${String(micros)} ${key}`).toString('base64url')

function parseCursor(text: string): HistoryCursor {
  const [, micros, key] = /^(\d{1,17}) ([\w/-]{1,100})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (micros === undefined || key === undefined) throw new AdminApiError('before must be the value of “next” of the previous page.')
  return { micros: BigInt(micros), key }
}
