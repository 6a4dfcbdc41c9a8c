import { type Arguments, CannotRun } from '../command.ts'
import { readAdjustment, readApprovals, readDeposits, readLedger, readPoints, readRewards, readWithdrawals } from './read-money.ts'
import { type Asked, given, isOn, need, readPairs, readWhole, show, showNewest, take } from './read-words.ts'
import { usage } from './usage.ts'

/** What is asked of the control, from the words of the command line. */
export function toControl({ positionals, values }: Arguments): Asked {
  const [what = '', ...words] = positionals
  const read = Object.hasOwn(readers, what) ? readers[what] : undefined
  if (!read) throw new CannotRun(what === '' ? usage : `there is no "platform ${what}". livery platform --help lists what there is.`)
  const asked = read(words, values)
  const by = values['by']
  return by === undefined || 'by' in asked.body ? asked : { ...asked, body: { ...asked.body, by } }
}

const readers: Readonly<Record<string, (words: readonly string[], values: Arguments['values']) => Asked>> = {
  brands: (words) => take(words, 0, 0, () => ({ command: 'brands', body: {} })),
  started: (words) => take(words, 0, 0, () => ({ command: 'started', body: {} })),
  catalogue: (words) => take(words, 0, 0, () => ({ command: 'catalogue', body: {} })),
  release: (words) => take(words, 1, 1, ([code]) => ({ command: 'release', body: { code } })),
  flags: ([brand, flag, on, ...more]) =>
    flag === undefined ? show('flags', brand) : { command: 'set-flag', body: { brand, flag, on: isOn(on, more) } },
  vendors: (words, values) => readVendor(words, values),
  rules: ([brand, field, ...pairs]) =>
    field === undefined ? show('rules', brand) : { command: 'set-rule', body: { brand, field, change: readPairs(pairs) } },
  status: ([brand, status]) => {
    if (brand === undefined) return { command: 'states', body: {} }
    return status === undefined ? show('status', brand) : { command: 'set-status', body: { brand, status } }
  },
  wallets: ([brand, wallets]) => (wallets === undefined ? show('wallets', brand) : { command: 'set-wallets', body: { brand, wallets } }),
  analytics: ([brand, gtagId]) => (gtagId === undefined ? show('analytics', brand) : { command: 'set-analytics', body: { brand, gtagId } }),
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
  affiliate: (words) =>
    take(words, 3, 3, ([brand, code, agent]) =>
      agent === 'none'
        ? { command: 'remove-affiliate', body: { brand, code } }
        : { command: 'set-affiliate', body: { brand, code, agent } },
    ),
  get: (words) => take(words, 1, 2, ([brand, path]) => ({ command: 'values', body: { brand, ...(path !== undefined && { path }) } })),
  set: (words) => take(words, 3, 3, ([brand, path, value]) => ({ command: 'set-value', body: { brand, path, value } })),
  audit: ([action, ...words], values) => take(words, 1, 1, ([brand]) => readAudit(action, brand, values)),
  deposits: readDeposits,
  adjust: readAdjustment,
  approvals: readApprovals,
  debts: ([brand], values) => showNewest('debts', brand, values),
  ledger: ([action, ...words], values) => readLedger(action, words, values),
  withdrawals: (words, values) => readWithdrawals(words, values),
  points: readPoints,
  activities: ([brand, activity, ...words]) => {
    if (activity === undefined) return show('activities', brand)
    const [first, prize, ...pairs] = words
    if (first !== 'prizes') return { command: 'set-activity', body: { brand, activity, change: readPairs(words) } }
    return prize === undefined
      ? { command: 'prizes', body: { brand, activity } }
      : { command: 'set-prize', body: { brand, activity, prize, change: readPairs(pairs) } }
  },
  applications: readApplications,
  rewards: readRewards,
  missions: ([brand, mission, ...pairs]) =>
    mission === undefined ? show('missions', brand) : { command: 'set-mission', body: { brand, mission, change: readPairs(pairs) } },
  referral: ([brand, ...pairs]) =>
    pairs.length === 0 ? show('referral', brand) : { command: 'set-referral', body: { brand, change: readPairs(pairs) } },
  referrals: ([brand], values) => showNewest('referrals', brand, values),
  terms: ([brand, username, ...pairs]) =>
    pairs.length === 0
      ? { command: 'terms', body: { brand, username: need(username, 'a username') } }
      : { command: 'set-terms', body: { brand, username, change: readPairs(pairs) } },
  ranks: ([brand, level, ...pairs]) =>
    level === undefined
      ? show('ranks', brand)
      : { command: 'set-rank', body: { brand, level: readWhole('the level', level), change: readPairs(pairs) } },
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
  if (action === 'void') return take(more, 2, 2, ([username, round]) => ({ command: 'vendor-void', body: { ...body, username, round } }))
  if (action === 'reach') return { command: 'set-vendor-reach', body: { ...body, change: readPairs(more) } }
  return { command: 'set-vendor', body: { ...body, on: isOn(action, more) } }
}

function readAccount([brand, action = '', username, side]: readonly string[], values: Arguments['values']): Asked {
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
        ...given(values, 'balance', 'password', 'temporary', 'nickname', 'upline', 'email', 'mobile'),
      },
    }
  if (action === 'set-password') return { command: 'set-password', body: { brand, username, ...given(values, 'password', 'temporary') } }
  if (action === 'side') return { command: 'set-side', body: { brand, username, side: need(side, 'a side') } }
  const command = Object.hasOwn(plain, action) ? plain[action] : undefined
  if (command === undefined) throw new CannotRun(`there is no "account … ${action}". livery platform --help lists what there is.`)
  return { command, body: { brand, username } }
}

function readAudit(action: string | undefined, brand: string | undefined, values: Arguments['values']): Asked {
  if (action === 'verify') return show('audit-verify', brand)
  if (action !== 'list') throw new CannotRun('audit takes list or verify.')
  const { command, body } = showNewest('audit-list', brand, values)
  return { command, body: { ...body, ...given(values, 'event') } }
}

function readApplications([brand, action, application, ...more]: readonly string[], values: Arguments['values']): Asked {
  if (action === undefined) {
    const { command, body } = showNewest('applications', brand, values)
    return { command, body: { ...body, ...given(values, 'state', 'username') } }
  }
  const body = { brand, application: need(application, 'an application') }
  if (action === 'review' || action === 'approve') return { command: `${action}-application`, body }
  if (action === 'reject')
    return { command: 'reject-application', body: { ...body, reason: need(values['reason'] as string | undefined, '--reason') } }
  if (action !== 'image') throw new CannotRun(`there is no "applications … ${action}". livery platform --help lists what there is.`)
  return { command: 'application-image', body: { ...body, image: readWhole('the picture', more[0]) } }
}

const readType = (text: unknown): number => (text === undefined ? 0 : readWhole('--type', text))
