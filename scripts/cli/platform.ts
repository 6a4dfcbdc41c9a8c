import { randomUUID } from 'node:crypto'
import { CannotRun, type Arguments, type Command } from './command.ts'
import { type ServerPlace, callControl, portOf } from './call-control.ts'
import { serverPlace } from './server-place.ts'

const usage = `Usage: livery platform <what> …

Asks and changes a running server, from the machine that it runs on. Without a value it shows what stands.

  brands                                           the brands that are served
  started                                          the codes that brands were started with here, their folders and currencies,
                                                   which are fixed from then on
  release <code>                                   lets the folder that has a code take another one; the accounts stay with the code
  flags <brand> [FLAG on|off]                      the whitelabel flags
  vendors <brand> [VENDOR on|off]                  the vendors whose games the brand has
  rules <brand> [field name=value …]               the registration rules: enabled, required (on|off), patternId,
                                                   acceptedPattern, minLength, maxLength (none takes one away)
  status <brand> [open|maintenance]                whether the site is open
  region <brand> [restrict|allow|local CC]         the countries that are turned away; what this machine counts as
  account <brand> show <username>                  an account and its balance
  account <brand> create <username> [--type N] [--balance 100.00] [--nickname N] [--upline agent]
                                                   [--email A] [--mobile 84-912345678] [--password P] [--temporary]
  account <brand> set-password <username> [--password P] [--temporary]
                                                   a password is held against the brand's rules; without one it is made.
                                                   One that is made or temporary has to be changed at the next login
  account <brand> enable|disable|expire-password|end-sessions <username>
  account <brand> side <username> member|agent|both
  contracts <brand> <agent> [KIND on|off]          the kinds of contract that an agent may offer to agents below: dividend,
                                                   dailySalary, hourlySalary, realtimeSalary
  outbox <brand> [--count N] [--open]              the messages that were sent to members, the newest first; with --open a link
                                                   that shows them in a browser on this machine: good once, within two minutes
  inspect <brand>                                  such a link to the brand's pages with the inspector
  feedback <brand> [--count N]                     what visitors have written, the newest first
  affiliate <brand> <code> <agent>                 makes an affiliate code valid
  ledger check <brand>                             whether the ledger of the brand sums to zero
  audit verify <brand>                             whether the log of who logged in and what changed is as it was written;
                                                   it names the first row that was altered or removed
  ledger grant|spend <brand> <username> <amount> [--key K]

  --data DIR   the server's data folder; DATA_DIR, or ./data, without it
  --json       print JSON

Account types: 0 player, 1, 2, 41, 42 agent, 4 guest.
Exit codes: 0 done, 1 the ledger or the log is not right, 2 could not be done.`

type Body = Readonly<Record<string, unknown>>
interface Asked {
  readonly command: string
  readonly body: Body
}

export const platform: Command = {
  summary: 'ask and change a running server: flags, rules, status, region, accounts, ledger',
  help: usage,
  options: {
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
    type: { type: 'string' },
    balance: { type: 'string' },
    password: { type: 'string' },
    temporary: { type: 'boolean' },
    nickname: { type: 'string' },
    upline: { type: 'string' },
    email: { type: 'string' },
    mobile: { type: 'string' },
    key: { type: 'string' },
    count: { type: 'string' },
    open: { type: 'boolean' },
  },
  async run(args, io) {
    const { command, body } = toControl(args)
    const place = serverPlace(args, io)
    const value = await callControl(place, command, body)
    if (command.startsWith('open-')) {
      io.out(await linkOn(place, value as Link))
      return 0
    }
    io.out(args.values['json'] === true ? JSON.stringify(value, null, 2) : toLines(value))
    return (command === 'ledger-check' || command === 'audit-verify') && (value as { right?: boolean }).right !== true ? 1 : 0
  },
}

interface Link {
  readonly host: string
  readonly path: string
}

/** The address of a link as a browser on this machine opens it. */
const linkOn = async (place: ServerPlace, { host, path }: Link): Promise<string> => `http://${host}:${await portOf(place)}${path}`

/** What is asked of the control, from the words of the command line. */
export function toControl({ positionals, values }: Arguments): Asked {
  const [what = '', ...words] = positionals
  const read = Object.hasOwn(readers, what) ? readers[what] : undefined
  if (!read) throw new CannotRun(what === '' ? usage : `there is no "platform ${what}". livery platform --help lists what there is.`)
  return read(words, values)
}

const readers: Readonly<Record<string, (words: readonly string[], values: Arguments['values']) => Asked>> = {
  brands: (words) => take(words, 0, 0, () => ({ command: 'brands', body: {} })),
  started: (words) => take(words, 0, 0, () => ({ command: 'started', body: {} })),
  release: (words) => take(words, 1, 1, ([code]) => ({ command: 'release', body: { code } })),
  flags: ([brand, flag, on, ...more]) =>
    flag === undefined ? show('flags', brand) : { command: 'set-flag', body: { brand, flag, on: isOn(on, more) } },
  vendors: ([brand, vendor, on, ...more]) =>
    vendor === undefined ? show('vendors', brand) : { command: 'set-vendor', body: { brand, vendor, on: isOn(on, more) } },
  rules: ([brand, field, ...pairs]) =>
    field === undefined ? show('rules', brand) : { command: 'set-rule', body: { brand, field, change: readPairs(pairs) } },
  status: ([brand, status]) => (status === undefined ? show('status', brand) : { command: 'set-status', body: { brand, status } }),
  region: ([brand, action, country]) =>
    action === undefined ? show('region', brand) : { command: 'set-region', body: { brand, action, country: need(country, 'a country') } },
  account: (words, values) => take(words, 3, 4, () => readAccount(words, values)),
  contracts: ([brand, username, kind, on, ...more]) =>
    kind === undefined
      ? { command: 'contracts', body: { brand, username: need(username, 'an agent') } }
      : { command: 'set-contract', body: { brand, username, kind, on: isOn(on, more) } },
  outbox: ([brand], values) => (values['open'] === true ? show('open-outbox', brand) : showNewest('outbox', brand, values)),
  inspect: (words) => take(words, 1, 1, ([brand]) => show('open-inspector', brand)),
  feedback: ([brand], values) => showNewest('feedback', brand, values),
  affiliate: (words) => take(words, 3, 3, ([brand, code, agent]) => ({ command: 'set-affiliate', body: { brand, code, agent } })),
  audit: ([action, ...words]) => take(words, 1, 1, ([brand]) => readAudit(action, brand)),
  ledger: ([action, ...words], values) => readLedger(action, words, values),
}

function showNewest(what: string, brand: string | undefined, values: Arguments['values']): Asked {
  const { command, body } = show(what, brand)
  return { command, body: { ...body, ...(values['count'] === undefined ? {} : { count: readWhole('--count', values['count']) }) } }
}

function readAccount([brand, action = '', username, side]: readonly string[], values: Arguments['values']): Asked {
  const given = (name: string): Body => (values[name] === undefined ? {} : { [name]: values[name] })
  const plain: Readonly<Record<string, string>> = {
    show: 'account',
    enable: 'enable-account',
    disable: 'disable-account',
    'expire-password': 'expire-password',
    'end-sessions': 'end-sessions',
  }
  if (action === 'create')
    return {
      command: 'create-account',
      body: {
        brand,
        username,
        type: readType(values['type']),
        ...given('balance'),
        ...given('password'),
        ...given('temporary'),
        ...given('nickname'),
        ...given('upline'),
        ...given('email'),
        ...given('mobile'),
      },
    }
  if (action === 'set-password') return { command: 'set-password', body: { brand, username, ...given('password'), ...given('temporary') } }
  if (action === 'side') return { command: 'set-side', body: { brand, username, side: need(side, 'a side') } }
  const command = Object.hasOwn(plain, action) ? plain[action] : undefined
  if (command === undefined) throw new CannotRun(`there is no "account … ${action}". livery platform --help lists what there is.`)
  return { command, body: { brand, username } }
}

function readAudit(action: string | undefined, brand: string | undefined): Asked {
  if (action !== 'verify') throw new CannotRun('audit takes verify.')
  return show('audit-verify', brand)
}

function readLedger(action: string | undefined, words: readonly string[], values: Arguments['values']): Asked {
  if (action === 'check') return show('ledger-check', words[0])
  if (action !== 'grant' && action !== 'spend') throw new CannotRun('ledger takes check, grant or spend.')
  return take(words, 3, 3, ([brand, username, amount]) => ({
    command: `ledger-${action}`,
    body: { brand, username, amount, key: values['key'] ?? randomUUID() },
  }))
}

const show = (command: string, brand: string | undefined): Asked => ({ command, body: { brand: need(brand, 'a brand') } })

function take<T>(words: readonly string[], least: number, most: number, then: (words: readonly string[]) => T): T {
  if (words.length < least || words.length > most)
    throw new CannotRun(
      `this takes ${least} words after it${most > least ? ` or ${most}` : ''}, not ${words.length}. livery platform --help says which.`,
    )
  return then(words)
}

function need(word: string | undefined, what: string): string {
  if (word === undefined) throw new CannotRun(`${what} is missing. livery platform --help says what stands where.`)
  return word
}

function isOn(word: string | undefined, more: readonly string[]): boolean {
  if ((word !== 'on' && word !== 'off') || more.length > 0) throw new CannotRun('say on or off, and nothing after it.')
  return word === 'on'
}

const readType = (text: unknown): number => (text === undefined ? 0 : readWhole('--type', text))

function readWhole(name: string, text: unknown): number {
  if (typeof text !== 'string' || !/^\d{1,3}$/.test(text)) throw new CannotRun(`${name} is a number from 0 to 999.`)
  return Number(text)
}

function readPairs(pairs: readonly string[]): Readonly<Record<string, string>> {
  if (pairs.length === 0) throw new CannotRun('say what changes, such as minLength=6.')
  return Object.fromEntries(
    pairs.map((pair) => {
      const mark = pair.indexOf('=')
      if (mark < 1) throw new CannotRun(`"${pair}" is not name=value.`)
      return [pair.slice(0, mark), pair.slice(mark + 1)]
    }),
  )
}

/** A value as lines: a list as one line an entry, an object as names and values. */
function toLines(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((entry) =>
        Object.entries(entry as Body)
          .map(([name, part]) => `${name}=${toText(part)}`)
          .join('  '),
      )
      .join('\n')
  const entries = Object.entries(value as Body)
  const width = Math.max(0, ...entries.map(([name]) => name.length))
  return entries.map(([name, part]) => `${name.padEnd(width)}  ${toText(part)}`).join('\n')
}

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value === null || value === undefined) return '-'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
