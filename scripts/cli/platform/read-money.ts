import { randomUUID } from 'node:crypto'
import { type Arguments, CannotRun } from '../command.ts'
import { type Asked, type Body, given, need, readPairs, readWhole, show, showNewest, take } from './read-words.ts'

export function readDeposits([brand, action = 'list', ...words]: readonly string[], values: Arguments['values']): Asked {
  const number = (name: string): Body => (values[name] === undefined ? {} : { [name]: readWhole(`--${name}`, values[name]) })
  const [first, ...more] = words
  const one = (command: string, body: Body = {}): Asked =>
    take(words, 1, 1, ([deposit]) => ({ command, body: { brand: need(brand, 'a brand'), deposit, ...body } }))
  switch (action) {
    case 'list': {
      const { command, body } = show('deposits', brand)
      return { command, body: { ...body, ...given(values, 'state', 'username'), ...number('count') } }
    }
    case 'show':
      return one('deposit')
    case 'approve':
      return one('approve-deposit', given(values, 'amount'))
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

export function readPoints([brand, action, ...words]: readonly string[], values: Arguments['values']): Asked {
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
      return { command, body: { ...body, ...given(values, 'state', 'username') } }
    }
    case 'approve':
      return one('approve-redemption')
    case 'reject':
      return one('reject-redemption', { reason: reason() })
    default:
      throw new CannotRun(`there is no "points … ${action}". livery platform --help lists what there is.`)
  }
}

export function readRewards([brand, action, ...words]: readonly string[], values: Arguments['values']): Asked {
  if (action === undefined) {
    const { command, body } = showNewest('rewards', brand, values)
    return { command, body: { ...body, ...given(values, 'state', 'username') } }
  }
  if (action !== 'give') throw new CannotRun('rewards takes give, or nothing.')
  const [username, ...pairs] = words
  const key = values['key'] ?? randomUUID()
  return { command: 'give-reward', body: { brand, username: need(username, 'who gets it'), change: readPairs(pairs), key } }
}

export function readAdjustment([brand, first, ...words]: readonly string[], values: Arguments['values']): Asked {
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

export function readApprovals([brand, action, ...words]: readonly string[], values: Arguments['values']): Asked {
  if (action === undefined) return showNewest('approvals', brand, values)
  if (action !== 'confirm' && action !== 'refuse') throw new CannotRun('approvals takes confirm or refuse, or nothing.')
  const by = need(values['by'] as string | undefined, '--by')
  return take(words, 1, 1, ([approval]) => ({ command: `${action}-approval`, body: { brand, approval, by } }))
}

export function readLedger(action: string | undefined, words: readonly string[], values: Arguments['values']): Asked {
  if (action === 'verify') return show('ledger-verify', words[0])
  if (action !== 'grant' && action !== 'spend') throw new CannotRun('ledger takes verify, grant or spend.')
  return take(words, 3, 3, ([brand, username, amount]) => ({
    command: `ledger-${action}`,
    body: { brand, username, amount, key: values['key'] ?? randomUUID() },
  }))
}

export function readWithdrawals([brand, action = 'list', ...words]: readonly string[], values: Arguments['values']): Asked {
  if (action === 'list')
    return take(words, 0, 0, () => ({ command: 'withdrawals', body: { ...showNewest('', brand, values).body, ...given(values, 'state') } }))
  if (action === 'settings')
    return words.length === 0
      ? show('withdrawal-settings', brand)
      : { command: 'set-withdrawals', body: { brand, change: readPairs(words) } }
  const command = withdrawalCommands.get(action)
  if (command === undefined) throw new CannotRun(`withdrawals takes list, ${[...withdrawalCommands.keys()].join(', ')} or settings.`)
  const reads = action === 'show' || action === 'proof'
  return take(words, 1, 1, ([reference]) => ({ command, body: { brand, reference, ...(reads ? {} : given(values, 'note')) } }))
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
