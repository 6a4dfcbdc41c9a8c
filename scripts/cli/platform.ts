import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
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
  vendors <brand> VENDOR show                      how a vendor plays, its keys, and how many bets are open with it
  vendors <brand> VENDOR bets [--minutes N]        the bets that are open with it, and for at least so long
  vendors <brand> VENDOR rotate [--now]            makes a new key for the vendor to sign with, and shows it this once; the one
                                                   before is good for another day, or ends now
  rules <brand> [field name=value …]               the registration rules: enabled, required (on|off), patternId,
                                                   acceptedPattern, minLength, maxLength (none takes one away)
  status <brand> [open|maintenance]                whether the site is open
  wallets <brand> [single|vendor]                  whether one balance serves all vendors, or each has a wallet of its own
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
  deposits <brand> [list] [--state S] [--username U] [--count N]
                                                   the deposits, the newest first
  deposits <brand> show <deposit>                  one, by its id or its reference, with its payments and steps
  deposits <brand> approve <deposit> [--amount A]  credits what waits for you; of a bank transfer what you have found
  deposits <brand> refuse <deposit> --reason R     credits nothing of it; the player reads why
  deposits <brand> proof <deposit> --to FILE       writes what the player has added into a file
  deposits <brand> reconcile [--days N]            compares the payments of the last days, 7 or N, with the gateway's list, and
                                                   credits what nobody had told of
  deposits <brand> channels [CHANNEL name=value …] the ways to pay in: enabled (on|off), order, min, max, feePercent, feeFixed,
                                                   minutes, differs (credit|review), hours (08:00-23:30|none)
  adjust <brand> <username> <amount> --reason R --by NAME [--key K]
                                                   corrects a player's money, -20.00 takes away; above the brand's limit it waits
  adjust <brand> [confirm|refuse <adjustment> --by NAME]
                                                   for another operator, who is named here; without one, what was asked for
  affiliate <brand> <code> <agent>                 makes an affiliate code valid
  ledger verify <brand>                            whether every transfer of the ledger sums to zero and every wallet is what
                                                   came and went; it names the rows that are wrong
  audit verify <brand>                             whether the log of who logged in and what changed is as it was written;
                                                   it names the first row that was altered or removed
  ledger grant|spend <brand> <username> <amount> [--key K]
  withdrawals <brand> [list] [--state S] [--count N]
                                                   what members take out and has not ended, the longest waiting first
  withdrawals <brand> show <reference>             one of them, with where the money goes and its steps
  withdrawals <brand> proof <reference> --to FILE  writes the picture to a file that was sent to show that nothing arrived
  withdrawals <brand> review|approve|pay <reference> [--note N]
  withdrawals <brand> refuse|force <reference> --note N
                                                   refuse gives back what was held, before it is paid out. force says that a
                                                   payment was received: nobody takes that back
  withdrawals <brand> settings [name=value …]      limits, fee, times: least, most, feeFixed, feeRate, feeFree, receiveMinutes,
                                                   usualMinutes, coolDownHours, daily.<level of a rank>

  messages <brand> [--count N]                     what was sent to the inboxes, the newest first, and how many have read it
  messages <brand> send <to> title.EN=… content.EN=…
                                                   to a username, @all, @players, @agents or @rank/3; in as many languages as you say
  points <brand> [name=value …]                    what points are worth and what earns them: points, amount, turnover (none: nothing)
  points <brand> rewards [REWARD name=value …]     what they buy: kind (money|goods), points, amount, requirement, stock, order,
                                                   enabled (on|off), title.<language>; a new one says kind, points, amount, stock
                                                   and a title
  points <brand> grant <username> <points> --reason R [--key K]
                                                   gives points, -50 takes away
  points <brand> redemptions [--state S] [--username U] [--count N]
  points <brand> approve <reference>               hands a reward out; one in money is paid to the wallet
  points <brand> reject <reference> --reason R     gives the points back; the player reads why

  --data DIR   the server's data folder; DATA_DIR, or ./data, without it
  --json       print JSON

Account types: 0 player, 1, 2, 41, 42 agent, 4 guest.
Exit codes: 0 done, 1 the ledger, the log or the gateway's list is not right, 2 could not be done.`

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
    state: { type: 'string' },
    username: { type: 'string' },
    amount: { type: 'string' },
    reason: { type: 'string' },
    by: { type: 'string' },
    days: { type: 'string' },
    to: { type: 'string' },
    minutes: { type: 'string' },
    now: { type: 'boolean' },
    note: { type: 'string' },
  },
  async run(args, io) {
    const { command, body } = toControl(args)
    const place = serverPlace(args, io)
    const value = await callControl(place, command, body)
    if (command.startsWith('open-')) {
      io.out(await linkOn(place, value as Link))
      return 0
    }
    if (command === 'deposit-proof' || command === 'withdrawal-proof') {
      io.out(writeProof(value as Proof, need(args.values['to'] as string | undefined, '--to')))
      return 0
    }
    io.out(args.values['json'] === true ? JSON.stringify(value, null, 2) : toLines(value))
    return proving.has(command) && (value as { right?: boolean }).right !== true ? 1 : 0
  },
}

/** The commands that say whether something is right. */
const proving: ReadonlySet<string> = new Set(['ledger-verify', 'audit-verify', 'reconcile-deposits'])

interface Proof {
  readonly type: string
  readonly data: string
}

function writeProof({ type, data }: Proof, file: string): string {
  writeFileSync(file, Buffer.from(data, 'base64'), { flag: 'wx' })
  return `${file}: ${type}`
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
  vendors: (words, values) => readVendor(words, values),
  rules: ([brand, field, ...pairs]) =>
    field === undefined ? show('rules', brand) : { command: 'set-rule', body: { brand, field, change: readPairs(pairs) } },
  status: ([brand, status]) => (status === undefined ? show('status', brand) : { command: 'set-status', body: { brand, status } }),
  wallets: ([brand, wallets]) => (wallets === undefined ? show('wallets', brand) : { command: 'set-wallets', body: { brand, wallets } }),
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
  deposits: readDeposits,
  adjust: readAdjustment,
  ledger: ([action, ...words], values) => readLedger(action, words, values),
  withdrawals: (words, values) => readWithdrawals(words, values),
  points: readPoints,
  messages: ([brand, action, to, ...pairs], values) => {
    if (action === undefined) return showNewest('messages', brand, values)
    if (action !== 'send') throw new CannotRun('messages takes send, or nothing.')
    return { command: 'send-message', body: { brand, to: need(to, 'who gets it'), texts: readPairs(pairs) } }
  },
}

function readVendor([brand, vendor, action, ...more]: readonly string[], values: Arguments['values']): Asked {
  if (vendor === undefined) return show('vendors', brand)
  const body = { brand, vendor }
  if (action === 'show') return { command: 'vendor', body }
  if (action === 'bets')
    return {
      command: 'vendor-bets',
      body: { ...body, ...(values['minutes'] !== undefined && { minutes: readWhole('--minutes', values['minutes']) }) },
    }
  if (action === 'rotate') return { command: 'vendor-rotate', body: { ...body, ...(values['now'] === true && { now: true }) } }
  return { command: 'set-vendor', body: { ...body, on: isOn(action, more) } }
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

function readDeposits([brand, action = 'list', ...words]: readonly string[], values: Arguments['values']): Asked {
  const given = (name: string): Body => (values[name] === undefined ? {} : { [name]: values[name] })
  const number = (name: string): Body => (values[name] === undefined ? {} : { [name]: readWhole(`--${name}`, values[name]) })
  const [first, ...more] = words
  const one = (command: string, body: Body = {}): Asked =>
    take(words, 1, 1, ([deposit]) => ({ command, body: { brand: need(brand, 'a brand'), deposit, ...body } }))
  switch (action) {
    case 'list': {
      const { command, body } = show('deposits', brand)
      return { command, body: { ...body, ...given('state'), ...given('username'), ...number('count') } }
    }
    case 'show':
      return one('deposit')
    case 'approve':
      return one('approve-deposit', given('amount'))
    case 'refuse':
      return one('refuse-deposit', { reason: need(values['reason'] as string | undefined, '--reason') })
    case 'proof':
      return one('deposit-proof')
    case 'reconcile':
      return { command: 'reconcile-deposits', body: { brand: need(brand, 'a brand'), ...number('days') } }
    case 'channels':
      return first === undefined
        ? show('deposit-channels', brand)
        : { command: 'set-deposit-channel', body: { brand, channel: first, change: readPairs(more) } }
    default:
      throw new CannotRun(`there is no "deposits … ${action}". livery platform --help lists what there is.`)
  }
}

function readPoints([brand, action, ...words]: readonly string[], values: Arguments['values']): Asked {
  const given = (name: string): Body => (values[name] === undefined ? {} : { [name]: values[name] })
  const reason = (): string => need(values['reason'] as string | undefined, '--reason')
  const one = (command: string, body: Body = {}): Asked =>
    take(words, 1, 1, ([redemption]) => ({ command, body: { brand, redemption, ...body } }))
  if (action === undefined) return show('points', brand)
  if (action.includes('=')) return { command: 'set-points', body: { brand, change: readPairs([action, ...words]) } }
  switch (action) {
    case 'rewards': {
      const [reward, ...pairs] = words
      return reward === undefined
        ? show('points-rewards', brand)
        : { command: 'set-points-reward', body: { brand, reward, change: readPairs(pairs) } }
    }
    case 'grant':
      return take(words, 2, 2, ([username, points = '']) => {
        if (!/^-?\d{1,12}$/.test(points)) throw new CannotRun(`"${points}" is no number of points.`)
        const key = values['key'] ?? randomUUID()
        return { command: 'grant-points', body: { brand, username, points: Number(points), reason: reason(), key } }
      })
    case 'redemptions': {
      const { command, body } = showNewest('redemptions', brand, values)
      return { command, body: { ...body, ...given('state'), ...given('username') } }
    }
    case 'approve':
      return one('approve-redemption')
    case 'reject':
      return one('reject-redemption', { reason: reason() })
    default:
      throw new CannotRun(`there is no "points … ${action}". livery platform --help lists what there is.`)
  }
}

function readAdjustment([brand, first, ...words]: readonly string[], values: Arguments['values']): Asked {
  if (first === undefined) return show('adjustments', brand)
  const by = need(values['by'] as string | undefined, '--by')
  if (first === 'confirm' || first === 'refuse')
    return take(words, 1, 1, ([adjustment]) => ({ command: `${first}-adjustment`, body: { brand, adjustment, by } }))
  const reason = need(values['reason'] as string | undefined, '--reason')
  return take(words, 1, 1, ([amount]) => ({
    command: 'adjust',
    body: { brand, username: first, amount, reason, by, key: values['key'] ?? randomUUID() },
  }))
}

function readAudit(action: string | undefined, brand: string | undefined): Asked {
  if (action !== 'verify') throw new CannotRun('audit takes verify.')
  return show('audit-verify', brand)
}

function readLedger(action: string | undefined, words: readonly string[], values: Arguments['values']): Asked {
  if (action === 'verify') return show('ledger-verify', words[0])
  if (action !== 'grant' && action !== 'spend') throw new CannotRun('ledger takes verify, grant or spend.')
  return take(words, 3, 3, ([brand, username, amount]) => ({
    command: `ledger-${action}`,
    body: { brand, username, amount, key: values['key'] ?? randomUUID() },
  }))
}

function readWithdrawals([brand, action = 'list', ...words]: readonly string[], values: Arguments['values']): Asked {
  const given = (name: string): Body => (values[name] === undefined ? {} : { [name]: values[name] })
  if (action === 'list')
    return take(words, 0, 0, () => ({ command: 'withdrawals', body: { ...showNewest('', brand, values).body, ...given('state') } }))
  if (action === 'settings')
    return words.length === 0
      ? show('withdrawal-settings', brand)
      : { command: 'set-withdrawals', body: { brand, change: readPairs(words) } }
  const command = withdrawalCommands.get(action)
  if (command === undefined) throw new CannotRun(`withdrawals takes list, ${[...withdrawalCommands.keys()].join(', ')} or settings.`)
  const reads = action === 'show' || action === 'proof'
  return take(words, 1, 1, ([reference]) => ({ command, body: { brand, reference, ...(reads ? {} : given('note')) } }))
}

/** What is asked about one withdrawal. */
const withdrawalCommands: ReadonlyMap<string, string> = new Map([
  ['show', 'withdrawal'],
  ['proof', 'withdrawal-proof'],
  ['review', 'withdrawal-review'],
  ['approve', 'withdrawal-approve'],
  ['refuse', 'withdrawal-refuse'],
  ['pay', 'withdrawal-pay'],
  ['force', 'withdrawal-force'],
])

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
  return entries
    .map(([name, part]) => `${name.padEnd(width)}  ${isTable(part) ? toLines(part).replace(/^/gm, '\n  ') : toText(part)}`)
    .join('\n')
}

/** A list of objects, with at least one. */
const isTable = (value: unknown): value is readonly Body[] => Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value === null || value === undefined) return '-'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
