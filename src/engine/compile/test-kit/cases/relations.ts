import { createBaseFiles } from '../base-files.ts'
import type { Files } from '../merchants-fixture.ts'
import type { Case } from './case.ts'

const createChannelFiles = (fieldsJson: string): Files => ({
  'platform.json': `{ "deposits": { "channels": { "own": { "kind": "crypto", "texts": { "EN": { "title": "Own" } }, "enabled": true, "minutes": 5,\n${fieldsJson} } } } }`,
})
const createActivityFiles = (fieldsJson: string): Files => ({
  'content.json':
    '{ "announcements": { "gift": { "type": "PR", "published": "2026-01-01T00:00:00Z", "texts": { "EN": { "title": "Gift" } } } } }',
  'platform.json': `{ "activities": { "gift": { "amount": "1",\n${fieldsJson} } } }`,
})

const content = createBaseFiles()['content.json'] as { help: object }
const textWithLink = { title: 'Slots', content: '<p><a href="/rng">Slots</a></p>' }
const topicsWithLinks = { slots: { group: 'about', order: 90, texts: { EN: textWithLink, TY: textWithLink } } }

/** A merchant with a rank, two accounts and an activity that need the rank, and a bank channel. */
const merchantWithRank: Files = {
  'merchant.json': { extends: 'base', code: 'MIDDLE' },
  'content.json': {
    vipRanks: { high: { level: 2, turnover: '10', bonus: '0', cashback: '0', withdrawals: 1, texts: { EN: 'High', TY: 'High' } } },
    announcements: { gift: { type: 'PR', published: '2026-01-01T00:00:00Z', texts: { EN: { title: 'Gift' }, TY: { title: 'Gift' } } } },
  },
  'platform.json': {
    accounts: {
      first: { type: 0, clubLabel: { labelName: 'High', rankLevel: 2 } },
      second: { type: 0, clubLabel: { labelName: 'High', rankLevel: 2 } },
    },
    activities: { gift: { kind: 'join', amount: '1', minRank: 2 } },
    deposits: {
      channels: {
        own: {
          kind: 'bank',
          payTo: { bank: 'Bank', account: '0123', name: 'MIDDLE' },
          texts: { EN: { title: 'Own' }, TY: { title: 'Own' } },
          enabled: true,
          minutes: 5,
          min: '1.50',
          max: '100',
          amounts: ['20.25'],
        },
      },
    },
  },
}
const extendMiddleMerchant = (files: Files) => ({
  others: { middle: merchantWithRank },
  files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, ...files },
})

/** Fields that are valid separately but not together, as the schemas declare (`x-relations`). */
export const relationCases: readonly Case[] = [
  {
    code: 'min-above-max',
    mistake: 'a minimum withdrawal above the maximum',
    files: { 'platform.json': '{ "withdrawals": {\n"min": "20",\n"daily": { "0": "30" } } }' },
    expected: ['child/platform.json:2:8 min-above-max "min" is 20 and "max" is 10.'],
  },
  {
    code: 'min-above-max',
    mistake: 'an offered amount above the maximum of the channel',
    files: createChannelFiles('"min": "10", "max": "100", "amounts": ["50",\n"500"]'),
    expected: ['child/platform.json:3:1 min-above-max "amounts.1" is 500 and "max" is 100.'],
  },
  {
    code: 'min-above-max',
    mistake: 'a maximum deposit below all other amounts',
    files: createChannelFiles('"min": "10", "amounts": ["50", "100"],\n"max": "5"'),
    expected: ['child/platform.json:3:8 min-above-max "min" is 10 and "max" is 5. The same is true of "amounts.0", "amounts.1".'],
  },
  {
    code: 'min-above-max',
    mistake: 'a daily limit below the minimum withdrawal, with a fee',
    files: { 'platform.json': '{ "withdrawals": { "min": "5", "max": "10", "fee": { "fixed": "1" },\n"daily": { "0": "2" } } }' },
    expected: ['child/platform.json:2:17 min-above-max "min" is 5 and "daily.0" is 2. Nothing could be withdrawn in a day.'],
  },
  {
    code: 'out-of-range',
    mistake: 'a minimum withdrawal of 0, with a fee',
    files: { 'platform.json': '{ "withdrawals": { "fee": { "fixed": "1" },\n"min": "0" } }' },
    expected: ['child/platform.json:2:8 out-of-range "min" is 0, and must be more than 0.'],
  },
  {
    code: 'min-above-max',
    mistake: 'a rank that requires less turnover than the rank below it',
    files: {
      'content.json': `{ "vipRanks": { ${[1, 2, 3]
        .map(
          (level) =>
            `"r${level}": { "level": ${level}, "turnover": "${level === 3 ? 5 : level * 10}", "bonus": "0", "cashback": "0", "withdrawals": 1, "texts": { "EN": "R${level}" } }`,
        )
        .join(',\n')} } }`,
    },
    expected: [
      'child/content.json:3:33 min-above-max "r3.turnover" is 5, and "r2.turnover", which comes before it, is 20. The lower rank would be unreachable.',
    ],
  },
  {
    code: 'min-above-max',
    mistake: 'an activity that closes before it opens',
    files: createActivityFiles('"kind": "join", "opensInDays": 7,\n"closesInDays": 3'),
    expected: ['child/platform.json:3:17 min-above-max "closesInDays" is 3 and "opensInDays" is 7.'],
  },
  {
    code: 'out-of-range',
    mistake: 'an exchange rate of 0',
    files: createChannelFiles('"min": "10", "max": "100", "unit": { "code": "USDT", "exponent": 6,\n"rate": "0.00" }'),
    expected: ['child/platform.json:3:9 out-of-range "unit.rate" is 0.00, and must be more than 0.'],
  },
  {
    code: 'out-of-range',
    mistake: 'chances that add up to more than 100 %',
    files: createActivityFiles(
      '"kind": "raffle", "freeTickets": 1, "prizes": { "a": { "texts": { "EN": { "title": "A" } }, "amount": "1", "chance": 4000 },\n"b": { "texts": { "EN": { "title": "B" } }, "points": 1, "chance": 7000 } }',
    ),
    expected: [
      'child/platform.json:3:68 out-of-range The sum of every "chance" is 11000, and must be at most 10000. A chance is a number of winning draws per 10,000.',
    ],
  },
  {
    code: 'missing-key',
    mistake: 'an envelope without its maximum amount',
    files: createActivityFiles('"kind": "envelope"'),
    expected: [
      'child/platform.json:2:9 missing-key "maxAmount" is missing. A red envelope pays a random amount from `amount` to `maxAmount`.',
    ],
  },
  {
    code: 'missing-key',
    mistake: 'a reward without an amount',
    files: {
      'platform.json': '{ "rewards": {\n"gift": { "source": "operator", "texts": { "EN": { "title": "Gift" } }, "daysAgo": 1 } } }',
    },
    expected: ['child/platform.json:2:1 missing-key One of "amount" and "points" is missing.'],
  },
  {
    code: 'missing-key',
    mistake: 'a select without options',
    files: { 'registration.json': '{ "fields": { "address": { "label": "in_username", "order": 20,\n"input": "select" } } }' },
    expected: ['child/registration.json:2:10 missing-key "options" is missing. Visitors could choose nothing.'],
  },
  {
    code: 'fields-conflict',
    mistake: 'options of a field that is not a select',
    files: {
      'registration.json':
        '{ "fields": { "address": { "label": "in_username", "order": 20, "input": "text",\n"options": { "VN": { "label": "in_username", "order": 10 } } } } }',
    },
    expected: ['child/registration.json:2:12 fields-conflict "options" is not allowed while "input" is "text".'],
  },
  {
    code: 'exactly-one',
    mistake: 'a reward of money and points',
    files: {
      'platform.json':
        '{ "rewards": { "gift": { "source": "operator", "texts": { "EN": { "title": "Gift" } }, "daysAgo": 1, "amount": "1",\n"points": 5 } } }',
    },
    expected: ['child/platform.json:2:11 exactly-one Only one of "amount" and "points" is allowed.'],
  },
  {
    code: 'fields-conflict',
    mistake: 'free tickets for an activity that is not a raffle',
    files: createActivityFiles('"kind": "join",\n"freeTickets": 1'),
    expected: [
      'child/platform.json:3:16 fields-conflict "freeTickets" is not allowed with "kind" "join". Only a raffle has tickets and prizes.',
    ],
  },
  {
    code: 'fields-conflict',
    mistake: 'a referred friend with the username of an account',
    files: { 'platform.json': '{ "accounts": { "player": { "type": 0 } },\n"referral": { "friends": { "player": { "daysAgo": 1 } } } }' },
    expected: [
      'child/platform.json:2:28 fields-conflict "player" is also a name in "platform.accounts". Two accounts cannot have one username.',
    ],
  },
  {
    code: 'invalid-format',
    mistake: 'a target number of bets that is not a whole number',
    files: {
      'platform.json':
        '{ "missions": { "many": { "measure": "bets", "period": "day", "points": 5, "order": 1, "texts": { "EN": { "title": "Many" } },\n"target": "20.5" } } }',
    },
    expected: ['child/platform.json:2:11 invalid-format "target" is 20.5, and must be a whole number.'],
  },
  {
    code: 'wrong-target',
    mistake: 'a player as an upline',
    files: { 'platform.json': '{ "accounts": { "one": { "type": 0 }, "two": { "type": 0,\n"upline": "one" } } }' },
    expected: [
      'child/platform.json:2:11 wrong-target "one" ("upline") is not allowed here. Only an agent (type 1, 2, 41 or 42) has a downline.',
    ],
  },
  {
    code: 'wrong-target',
    mistake: 'an agent with a downline who becomes a player',
    others: {
      group: {
        'merchant.json': { extends: 'base', code: 'GROUP1' },
        'platform.json': { accounts: { agent: { type: 1 }, player: { type: 0, upline: 'agent' } } },
      },
    },
    files: { 'merchant.json': { extends: 'group', code: 'CHILD1' }, 'platform.json': '{ "accounts": { "agent": {\n"type": 0 } } }' },
    expected: [
      'child/platform.json:2:9 wrong-target "agent" ("upline") is not allowed here. Only an agent (type 1, 2, 41 or 42) has a downline.',
    ],
  },
  {
    code: 'wrong-target',
    mistake: 'an activity of an announcement that is not a promotion',
    files: {
      'content.json':
        '{ "announcements": { "note": { "type": "PL", "published": "2026-01-01T00:00:00Z", "texts": { "EN": { "title": "Note" } } } } }',
      'platform.json': '{ "activities": {\n"note": { "kind": "join", "amount": "1" } } }',
    },
    expected: ['child/platform.json:2:1 wrong-target "note" is not allowed here. Activities belong to promotions (type "PR").'],
  },
  {
    code: 'wrong-target',
    mistake: 'a removed rank that inherited accounts and activities need',
    ...extendMiddleMerchant({ 'content.json': '{ "vipRanks": {\n"high": null } }' }),
    expected: [
      'child/content.json:2:1 wrong-target This change of "high" breaks middle/platform.json:7: Nothing in content/vipRanks has the level 2 ("clubLabel.rankLevel"). The change also breaks 2 more places.',
    ],
  },
  {
    code: 'wrong-target',
    mistake: 'a changed rank level that inherited accounts and activities need',
    ...extendMiddleMerchant({ 'content.json': '{ "vipRanks": { "high": {\n"level": 3 } } }' }),
    expected: [
      'child/content.json:2:1 wrong-target This change of "level" breaks middle/platform.json:7: Nothing in content/vipRanks has the level 2 ("clubLabel.rankLevel"). The change also breaks 2 more places.',
    ],
  },
  {
    code: 'missing-key',
    mistake: 'a removed field that an inherited channel needs',
    ...extendMiddleMerchant({ 'platform.json': '{ "deposits": { "channels": { "own": {\n"payTo": null } } } }' }),
    expected: [
      `child/platform.json:2:1 missing-key This change of "payTo" breaks middle/platform.json:28: "payTo" is missing. Players transfer to an account of the brand: no gateway processes bank transfers.`,
    ],
  },
  {
    code: 'too-many-decimals',
    mistake: 'a currency without decimals, and inherited amounts with decimals',
    ...extendMiddleMerchant({ 'merchant.json': '{ "extends": "middle", "code": "CHILD1",\n"currency": { "code": "JPY" } }' }),
    expected: [
      'child/merchant.json:2:23 too-many-decimals 1.50 (platform/deposits/channels/own/min) has 1 decimal, but the currency has none. The same is true of 1 more amount.',
    ],
  },
  {
    code: 'upline-cycle',
    mistake: 'a player who is their own upline',
    files: { 'platform.json': '{ "accounts": { "player": { "type": 0, "balance": "1.00", "nickname": "Player",\n"upline": "player" } } }' },
    expected: ['child/platform.json:2:11 upline-cycle The uplines of these accounts form a cycle: player, player.'],
  },
  {
    code: 'duplicate-path',
    mistake: 'a route that inherited texts link to, with the path of another route',
    base: { 'content.json': { ...content, help: { ...content.help, ...topicsWithLinks } } },
    files: { 'routes.json': '{ "routes": { "rng": {\n"path": "/help" } } }' },
    expected: ['child/routes.json:2:9 duplicate-path The address /help already belongs to the route "help".'],
  },
]
