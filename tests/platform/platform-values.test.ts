import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { platformValues } from '../../server/modules/compose-modules.ts'
import type { DepositOffer, PayeeList, Permission } from '../../src/generated/api.ts'
import { runLivery } from '../merchants/run-livery.ts'
import { countLockWaits, query, withDatabaseClient } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
}

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/merchant/platform.json'), 'utf8')) as Schema

/** Returns the paths of the fields of a schema; `*` is any id. */
function listFieldPaths({ type, properties = {}, additionalProperties }: Schema, path: readonly string[]): string[] {
  if (type !== 'object') return [path.join('.')]
  const namedFields = Object.entries(properties).flatMap(([key, inner]) => (key === '$schema' ? [] : listFieldPaths(inner, [...path, key])))
  return typeof additionalProperties === 'object' ? [...namedFields, ...listFieldPaths(additionalProperties, [...path, '*'])] : namedFields
}

const fields = listFieldPaths(schema, [])
const isBelow = (field: string, prefix: string): boolean => field === prefix || field.startsWith(`${prefix}.`)

/** Fields that no command changes, with the reason. */
const fieldsWithoutCommand: Readonly<Record<string, string>> = {
  accounts: 'demo accounts; "livery platform account" creates others',
  wins: 'invented winners of a demo',
  inbox: 'messages to demo accounts; "livery platform messages" sends others',
  rewards: 'rewards of demo accounts; "livery platform rewards" gives others',
  'referral.friends': 'friends of a demo account',
  'activities.*.demo': 'an application of a demo account',
  socialLogin: 'read from the file on each use',
}

/** Commands for single fields, and the parameter that sets each field. */
const fieldCommands: readonly { readonly command: string; readonly body: object; readonly fields: Readonly<Record<string, string>> }[] = [
  {
    command: 'set-mission',
    body: { mission: 'first-login' },
    fields: {
      ...toFieldMap('missions.*', ['measure', 'period', 'categories', 'target', 'amount', 'points', 'turnover', 'score', 'order']),
      'missions.*.texts.*.title': 'title.<language>',
    },
  },
  {
    command: 'set-activity',
    body: { activity: 'daily-sign' },
    fields: {
      ...toFieldMap('activities.*', ['kind', 'every', 'who', 'minRank', 'amount', 'maxAmount', 'points', 'turnover', 'claimDays', 'issue']),
      ...toFieldMap('activities.*', ['requiredStakes', 'total', 'freeTickets', 'ticketStake']),
      'activities.*.opensInDays': 'opens',
      'activities.*.closesInDays': 'closes',
      'activities.*.registeredDays': 'registeredFrom',
    },
  },
  {
    command: 'set-prize',
    body: { activity: 'lucky-draw', prize: 'small' },
    fields: {
      ...toFieldMap('activities.*.prizes.*', ['amount', 'points', 'chance', 'stock']),
      'activities.*.prizes.*.texts.*.title': 'title.<language>',
    },
  },
  {
    command: 'set-points',
    body: {},
    fields: { 'points.ratio.points': 'points', 'points.ratio.amount': 'amount', 'points.turnover': 'turnover' },
  },
  {
    command: 'set-points-reward',
    body: { reward: 'cash-5' },
    fields: toFieldMap('points.rewards.*', ['kind', 'points', 'amount', 'requiredStakes', 'stock', 'order']),
  },
  { command: 'set-referral', body: {}, fields: toFieldMap('referral', ['deposited', 'staked', 'days', 'inviter', 'friend', 'turnover']) },
  {
    command: 'set-withdrawals',
    body: {},
    fields: {
      ...toFieldMap('withdrawals', ['min', 'max', 'receiveMinutes.bank', 'receiveMinutes.wallet', 'usualMinutes', 'coolDownHours']),
      'withdrawals.daily.*': 'daily.<level>',
      'withdrawals.fee.fixed': 'feeFixed',
      'withdrawals.fee.rate': 'feeRate',
      'withdrawals.fee.freeADay': 'feeFree',
    },
  },
  {
    command: 'set-rule',
    body: { field: 'username' },
    fields: toFieldMap('registerRules.*', ['enabled', 'required', 'patternId', 'acceptedPattern', 'minLength', 'maxLength']),
  },
  { command: 'set-region', body: { country: 'US' }, fields: { 'countries.restricted': 'restrict', 'countries.local': 'local' } },
]

function toFieldMap(prefix: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [`${prefix}.${name}`, name]))
}

const texts = { EN: { title: 'Ours', note: 'At the counter' } }

/** For each path of `platformValues`, an example of the path and a value that has every field. */
const completeValues: Readonly<Record<string, readonly [path: string, value: unknown]>> = {
  registrationBonus: ['registrationBonus', '7.50'],
  wallet: ['wallet', { isSingle: true, bonusWageringMultiple: 9, adjustmentLimit: '900.00', bonusDays: 11 }],
  analytics: ['analytics', { gtagId: 'G-ABC1234567' }],
  'vendors.*': ['vendors.SBX', { enabled: false, order: 7 }],
  'resources.*': ['resources.IOS', { url: 'https://apps.test/ios', labelNameEn: 'Phone', labelNameCn: '苹果' }],
  'customerService.*': ['customerService.LIVECHAT', { title: 'Chat', path: 'https://chat.test/us' }],
  'deposits.channels.*': [
    'deposits.channels.counter',
    {
      kind: 'crypto',
      texts,
      enabled: true,
      order: 5,
      min: '10.00',
      max: '500.00',
      fee: { percent: '1.50', fixed: '1.00' },
      amounts: ['10', '50'],
      hours: { from: '08:00', to: '22:30' },
      accountTypes: [0],
      fields: { payerName: { enabled: true, required: true, patternId: '*', minLength: 2, maxLength: 40 } },
      proof: 'required',
      payTo: { bank: 'Ours', account: '123', name: 'ALPHA' },
      minutes: 90,
      amountMismatch: 'review',
      gateway: 'OURPAY',
      unit: { code: 'USDT', exponent: 6, rate: '25.40' },
    },
  ],
  'deposits.bonuses.*': [
    'deposits.bonuses.spring',
    {
      texts,
      enabled: true,
      order: 40,
      percent: '50.00',
      maxBonus: '100.00',
      minDeposit: '20.00',
      turnover: 3,
      days: 7,
      once: true,
      first: false,
    },
  ],
  'withdrawals.channels.*': ['withdrawals.channels.OURS', { kind: 'bank', name: 'Our Bank', minLength: 6, maxLength: 20, order: 10 }],
  'points.rewards.*.texts': ['points.rewards.cash-5.texts', texts],
  'referral.texts': ['referral.texts', { EN: { inviter: 'Your friend is here', friend: 'Welcome' } }],
}

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
  await platform.runAdminCommand('add-gateway', { brand: 'alpha', gateway: 'OURPAY', change: { url: 'https://pay.example' } })
})
afterAll(() => platform.stop())

const runAdminCommand = (command: string, body: object = {}) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
const setValue = (path: string, value: unknown, operator?: string) =>
  runAdminCommand('set-value', {
    path,
    value: typeof value === 'string' ? value : JSON.stringify(value),
    ...(operator !== undefined && { by: operator }),
  })
const getValues = (path: string) => runAdminCommand('values', { path })

describe('each field of platform.json', () => {
  it('has a command that changes it on a provisioned brand, or a reason why not', () => {
    const prefixes = [...Object.keys(platformValues), ...Object.keys(fieldsWithoutCommand), 'flags', 'affiliateCodes']
    const commandFields = fieldCommands.flatMap(({ fields: parameterByField }) => Object.keys(parameterByField))
    expect(fields.filter((field) => !prefixes.some((prefix) => isBelow(field, prefix)) && !commandFields.includes(field))).toEqual([])
    expect([...prefixes, ...commandFields].filter((prefix) => !fields.some((field) => isBelow(field, prefix)))).toEqual([])
  })

  it.each(fieldCommands)(
    'is listed as a parameter when $command rejects an unknown one',
    async ({ command, body, fields: parameterByField }) => {
      const unknownParameter = command === 'set-region' ? { action: 'nothing' } : { change: { 'no-such-field': '1' } }
      const message = await runAdminCommand(command, { ...body, ...unknownParameter }).then(
        () => '',
        (error: unknown) => String(error),
      )
      for (const name of Object.values(parameterByField))
        expect(message.split(/[^\w.<>]+/).map((word) => word.replace(/\.$/, ''))).toContain(name)
    },
  )

  it.each(Object.entries(completeValues))(
    'below %s is stored by `set-value` and returned unchanged by `values`',
    async (prefix, [path, value]) => {
      const fieldsBelow = fields.filter((field) => isBelow(field, prefix))
      expect(fieldsBelow.filter((field) => hasPath(value, field.split('.').slice(prefix.split('.').length)))).toEqual(fieldsBelow)
      const saved = await setValue(path, value, 'Ann')
      const { approval } = saved
      const result = approval === undefined ? saved : (await runAdminCommand('confirm-approval', { approval, by: 'Ben' }))['value']
      expect(result).toMatchObject({ after: value })
      const stored = await getValues(path)
      expect(path === 'registrationBonus' ? stored[path] : stored).toEqual(value)
    },
  )

  it('is covered by the previous test: every path of `platformValues` has a complete value', () => {
    expect(Object.keys(completeValues).toSorted()).toEqual(Object.keys(platformValues).toSorted())
  })
})

/** Returns whether a value contains a path of the schema. */
function hasPath(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return value !== undefined
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => (key === '*' || name === key) && hasPath(inner, rest))
}

describe('settings that two operators change at the same time', () => {
  /** Two changes to fields that one row stores, the table of the row, and a command that shows both fields. */
  const cases: Readonly<Record<string, readonly [change: readonly [object, object], table: string, show: readonly [string, object?]]>> = {
    'set-withdrawals': [
      [{ change: { usualMinutes: '47' } }, { change: { coolDownHours: '7' } }],
      'withdrawal_settings',
      ['withdrawal-settings'],
    ],
    'set-value': [
      [
        { path: 'resources.IOS.url', value: 'https://apps.test/pc' },
        { path: 'resources.IOS.labelNameEn', value: 'Computer' },
      ],
      'resources',
      ['values', { path: 'resources.IOS' }],
    ],
    'change-vendor': [
      [
        { vendor: 'PGF', change: { openBetCheckMinutes: '99' } },
        { vendor: 'PGF', change: { unknownRollback: 'error' } },
      ],
      'vendors',
      ['vendor', { vendor: 'PGF' }],
    ],
    'set-mission': [
      [
        { mission: 'first-login', change: { 'title.EN': 'Be our guest' } },
        { mission: 'first-login', change: { 'title.TY': 'Chào bạn' } },
      ],
      'missions',
      ['missions'],
    ],
  }

  it.each(Object.entries(cases))('contain both changes: %s', async (command, [changes, table, [showCommand, showBody]]) => {
    await setValue('resources.IOS', { url: 'https://old.test', labelNameEn: 'Old', labelNameCn: 'Old' })
    await runAdminCommand(showCommand, showBody)
    await withDatabaseClient(platform, async (client) => {
      await client.query('begin')
      await client.query(`select from ${table} where merchant = 'ALPHA1' for update`)
      const pendingChanges = changes.map((change) => runAdminCommand(command, change))
      await vi.waitFor(async () => expect(await countLockWaits(platform)).toBe(2), { timeout: 10_000 })
      await client.query('commit')
      await Promise.all(pendingChanges)
    })
    const shown = JSON.stringify(await runAdminCommand(showCommand, showBody))
    for (const change of changes) {
      const { value, change: fieldValues = { value } } = change as { value?: string; change?: Readonly<Record<string, string>> }
      for (const text of Object.values(fieldValues)) expect(shown).toContain(text)
    }
  })

  /**
   * Changes that prepare the initial state, two changes that exceed the limit only together, and the table that they
   * update.
   */
  const excessiveCases: Readonly<Record<string, readonly [initial: readonly object[], changes: readonly [object, object], table: string]>> =
    {
      'set-value': [
        [
          { path: 'deposits.bonuses.first.enabled', value: 'false' },
          { path: 'deposits.bonuses.first.maxBonus', value: '10' },
        ],
        [
          { path: 'deposits.bonuses.first.maxBonus', value: '100000' },
          { path: 'deposits.bonuses.first.enabled', value: 'true' },
        ],
        'deposit_bonuses',
      ],
      'set-prize': [
        [{ activity: 'lucky-draw', prize: 'silver', change: { amount: '1.00', chance: '1' } }],
        [
          { activity: 'lucky-draw', prize: 'silver', change: { amount: '800.00' } },
          { activity: 'lucky-draw', prize: 'silver', change: { chance: '1000' } },
        ],
        'raffle_prizes',
      ],
    }

  it.each(Object.entries(excessiveCases))(
    'contain only one of two changes that together exceed the limit of a single operator: %s',
    async (command, [initialChanges, changes, table]) => {
      await setValue('wallet.adjustmentLimit', '900.00')
      await runAdminCommand('set-activity', { activity: 'lucky-draw', change: { freeTickets: '20' } })
      for (const change of initialChanges) await runAdminCommand(command, change)
      const results = await withDatabaseClient(platform, async (client) => {
        await client.query('begin')
        await client.query(`select from ${table} where merchant = 'ALPHA1' for update`)
        const pendingResults = Promise.allSettled(changes.map((change) => runAdminCommand(command, change)))
        await vi.waitFor(async () => expect(await countLockWaits(platform)).toBe(2), { timeout: 10_000 })
        await client.query('commit')
        return pendingResults
      })
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: expect.objectContaining({ message: expect.stringContaining('have just been changed') }) as unknown,
      })
      for (const change of initialChanges.toReversed()) await runAdminCommand(command, change)
      await setValue('deposits.bonuses.first.enabled', true)
    },
  )
})

describe('a value set by an operator', () => {
  it('takes effect at once, for its brand only', async () => {
    await expect(runAdminCommand('set-value', { path: 'vendors.XXX', value: '{"enabled":true}' })).rejects.toThrow(
      'The platform has no vendor \\"XXX\\". Vendors: ',
    )
    await runAdminCommand('set-value', { path: 'vendors.ORC', value: '{"enabled":true,"order":1}' })
    const fetchDepositOffer = async (host: string) => {
      const { token } = await platform.logIn(host, 'player')
      return (await platform.call('deposit.channels', undefined, { host, token })).body.value as DepositOffer
    }
    await setValue('deposits.channels.counter', {
      ...(completeValues['deposits.channels.*']?.[1] as object),
      kind: 'bank',
      gateway: undefined,
      unit: undefined,
      hours: undefined,
    })
    expect((await fetchDepositOffer(alpha)).channels.find(({ id }) => id === 'counter')).toMatchObject({
      title: expect.stringContaining('Ours'),
      min: '10.00',
      minutes: 90,
    })
    expect((await fetchDepositOffer(beta)).channels.some(({ id }) => id === 'counter')).toBe(false)
    expect(Object.keys(await runAdminCommand('vendors'))[0]).toBe('ORC')
    expect((await platform.runAdminCommand('values', { brand: 'beta', path: 'registrationBonus' }))['registrationBonus']).toBe('2.500000')
  })

  it('can be changed in part, and removed by null if nothing depends on it', async () => {
    await setValue('resources.ANDROID.url', 'https://apps.test/android')
    const fetchStatus = async () => (await platform.call('system.status', { url: alpha }, { host: alpha })).body.value as Permission
    expect((await fetchStatus()).info.resources).toContainEqual(
      expect.objectContaining({ resourceType: 'ANDROID', url: 'https://apps.test/android' }),
    )
    await setValue('resources.ANDROID', null)
    expect((await fetchStatus()).info.resources.map(({ resourceType }) => resourceType)).not.toContain('ANDROID')
    await setValue('wallet.bonusDays', null)
    expect(await getValues('wallet')).not.toHaveProperty('bonusDays')
    for (const path of ['deposits.bonuses.first', 'vendors.SBX'])
      await expect(setValue(path, null), path).rejects.toThrow('cannot be removed')
    await expect(setValue('registrationBonus', null)).rejects.toThrow('cannot be removed')
  })

  it('is validated like the file: by the schema, the relations between fields and the names that it refers to', async () => {
    const before = await runAdminCommand('values')
    const invalidValues: readonly (readonly [string, unknown, string])[] = [
      ['registrationBonus', 'much', 'amount'],
      ['registrationBonus', '1.001', 'decimals'],
      ['wallet.bonusWageringMultiple', 1000, '100'],
      ['wallet.colour', 'red', 'colour'],
      ['deposits.channels.bank.min', '60000', 'max'],
      ['deposits.channels.bank.fields.payerName.patternId', 'nothing', 'nothing'],
      ['deposits.channels.bank.texts.XX', { title: 'Of no language' }, 'XX'],
      ['deposits.channels.new-one', { kind: 'qr' }, 'texts'],
      ['deposits.channels.new-one', { kind: 'bank', texts, enabled: true, min: '10', max: '50', minutes: 15 }, 'payTo'],
      ['deposits.channels.No', completeValues['deposits.channels.*']?.[1], 'No'],
      ['deposits.bonuses.first.percent', '0', '0'],
      ['withdrawals.channels.VCB.minLength', 99, 'maxLength'],
      ['customerService.LIVECHAT.path', 'http://chat.test', 'https'],
      ['customerService.LIVECHAT.title', '"\\u0000"', 'NUL'],
      ['points.rewards.nothing.texts', texts, 'nothing'],
      ['flags.FREEPLAY3', true, 'cannot be set here'],
    ]
    for (const [path, value, expectedError] of invalidValues) await expect(setValue(path, value), path).rejects.toThrow(expectedError)
    expect(await runAdminCommand('values')).toEqual(before)
  })

  it('needs the approval of a second operator if it can give a player more than the limit of a single operator', async () => {
    await setValue('wallet.adjustmentLimit', '900.00')
    expect(await setValue('deposits.channels.crypto.unit.rate', '25.60')).toMatchObject({ before: '25.40' })
    for (const [path, value] of [
      ['registrationBonus', '900.01'],
      ['wallet.adjustmentLimit', '900.01'],
      ['deposits.bonuses.first.maxBonus', '900.01'],
      ['deposits.channels.crypto.unit.rate', '25400'],
      ['deposits.channels.crypto.unit.exponent', 2],
      ['deposits.channels.crypto.unit.code', 'BTC'],
      ['deposits.channels.other', { ...(completeValues['deposits.channels.*']?.[1] as object), max: '100.00' }],
    ] as const)
      await expect(setValue(path, value), path).rejects.toThrow('one operator may give 900.00 at most')
    await setValue('deposits.channels.crypto.amounts', [])
    await setValue('deposits.channels.crypto.max', '500.00')
    await expect(setValue('deposits.channels.crypto.unit.rate', '51.22')).rejects.toThrow('This is worth 900.70,')
    await setValue('deposits.channels.crypto.max', '1000.00')
    await expect(setValue('deposits.channels.crypto.unit.rate', '51.20')).rejects.toThrow('This is worth 1000.00,')
    await setValue('deposits.bonuses.first.enabled', false)
    const { before: previousMax } = await setValue('deposits.bonuses.first.maxBonus', '900.01')
    await expect(setValue('deposits.bonuses.first.enabled', true)).rejects.toThrow('This is worth 900.01,')
    await setValue('deposits.bonuses.first.maxBonus', previousMax)
    await setValue('deposits.bonuses.first.enabled', true)
    const { approval } = await setValue('registrationBonus', '950.00', 'Ann')
    expect((await getValues('registrationBonus'))['registrationBonus']).not.toBe('950.00')
    await runAdminCommand('confirm-approval', { approval, by: 'Ben' })
    expect((await getValues('registrationBonus'))['registrationBonus']).toBe('950.00')
    await expect(setValue('wallet.bonusWageringMultiple', 1)).rejects.toThrow('This is worth 950.00,')
    const { body } = await platform.register(alpha)
    expect(body.success).toBe(true)
  })

  it('is recorded in the audit log with the values before and after', async () => {
    await setValue('wallet.bonusWageringMultiple', 20)
    await setValue('wallet.bonusWageringMultiple', 21)
    const [newest] = (await runAdminCommand('audit-list', { event: 'operator-set-value', count: 1 })) as unknown as readonly object[]
    expect(JSON.stringify(newest)).toContain('bonusWageringMultiple')
    expect(JSON.stringify(newest)).toMatch(/before\W+20\W+after\W+21/)
  })

  it('never changes without its audit entry, even if the connection is lost between the two', async () => {
    await runAdminCommand('set-flag', { flag: 'FREEPLAY3', on: true })
    await setValue('wallet.bonusWageringMultiple', 30)
    const fetchFlag = async () => (await runAdminCommand('flags'))['FREEPLAY3']
    await query(
      platform,
      `create function end_connection() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return new; end $$`,
    )
    await query(
      platform,
      `create trigger end_connection before insert on audit_log for each row
        when (new.event in ('operator-set-value', 'operator-set-flag')) execute function end_connection()`,
    )
    try {
      await expect(setValue('wallet.bonusWageringMultiple', 31)).rejects.toThrow('503')
      await expect(runAdminCommand('set-flag', { flag: 'FREEPLAY3', on: false })).rejects.toThrow('503')
    } finally {
      await query(platform, 'drop trigger end_connection on audit_log')
      await query(platform, 'drop function end_connection()')
    }
    expect(await getValues('wallet')).toMatchObject({ bonusWageringMultiple: 30 })
    expect(await fetchFlag()).toBe(true)
    await setValue('wallet.bonusWageringMultiple', 31)
    await runAdminCommand('set-flag', { flag: 'FREEPLAY3', on: false })
    expect(await getValues('wallet')).toMatchObject({ bonusWageringMultiple: 31 })
    expect(await fetchFlag()).toBe(false)
    expect(await runAdminCommand('audit-verify')).toMatchObject({ passed: true })
  })

  it('is set and read on the command line, which can also remove an affiliate code', async () => {
    const runCli = (...args: string[]) => runLivery('platform', ...args, '--data', platform.dataDir)
    expect(await runCli('set', 'alpha', 'registrationBonus', '12.00')).toMatchObject({ code: 0 })
    expect((await runCli('get', 'alpha', 'registrationBonus')).out).toContain('12.00')
    expect((await runCli('get', 'alpha')).out).toContain('withdrawals.channels.VCB')
    expect(await runCli('affiliate', 'alpha', 'ALPHACODE', 'none')).toMatchObject({ code: 0 })
    expect(await runCli('affiliate', 'alpha', 'ALPHACODE', 'none')).toMatchObject({ code: 2, err: expect.stringContaining('ALPHACODE') })
  })

  it('adds and removes payout methods: a new one is offered, a removed one is not', async () => {
    const listPayoutMethods = async () => {
      const { token } = await platform.logIn(alpha, 'player')
      const { channels: payoutChannels } = (await platform.call('payee.list', undefined, { host: alpha, token })).body.value as PayeeList
      return payoutChannels.map(({ id }) => id)
    }
    await setValue('withdrawals.channels.NEWBANK', { kind: 'bank', name: 'New Bank', minLength: 6, maxLength: 20 })
    expect((await listPayoutMethods()).at(-1)).toBe('NEWBANK')
    await setValue('withdrawals.channels.NEWBANK', null)
    expect(await listPayoutMethods()).not.toContain('NEWBANK')
  })
})
