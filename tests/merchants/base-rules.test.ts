import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import errors from '../../schemas/api/errors.json' with { type: 'json' }
import { compileMerchant } from '../../src/engine/compile/index.ts'
import type { ContractKind } from '../../src/engine/contract/facts.ts'
import { resolveSite } from '../../src/engine/resolve/resolve-site.ts'
import { smallFacts, smallMember, smallPermission } from '../../src/engine/testing/small-site.ts'

const { config } = await compileMerchant(join(import.meta.dirname, '../../merchants'), 'base')
if (config === undefined) throw new Error('The brand base is not valid.')
const listIds = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id)

describe('the menus of the base brand', () => {
  it('show cashback in the member bar and in the member centre only if MANPLAYREB3 is on', () => {
    const getCashbackVisibility = (on: boolean): readonly boolean[] => {
      const permission = smallPermission({ flags: on ? ['MANPLAYREB3'] : [] })
      const site = resolveSite(config, smallFacts({ permission, member: smallMember(0) }))
      return [listIds(site.navigation.memberBar).includes('cashback'), listIds(site.menus.member.items).includes('manualRebate')]
    }
    expect([getCashbackVisibility(true), getCashbackVisibility(false)]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  const contracts: readonly (readonly [page: string, kind: ContractKind])[] = [
    ['agentDividendRecord2', 'dividend'],
    ['agentDailyWages2', 'dailySalary'],
    ['agentHourSalary', 'hourlySalary'],
    ['agentRealtimeSalary', 'realtimeSalary'],
  ]
  it.each(contracts)('show %s in the agent centre only if the contract kind %s is enabled', (page, kind) => {
    const isVisible = (enabledContracts: Partial<Record<ContractKind, boolean>>): boolean =>
      listIds(resolveSite(config, smallFacts({ member: smallMember(1), contracts: enabledContracts })).menus.agent.items).includes(page)
    const otherContracts = Object.fromEntries(contracts.flatMap(([, otherKind]) => (otherKind === kind ? [] : [[otherKind, true]])))
    expect([isVisible({}), isVisible(otherContracts), isVisible({ [kind]: false }), isVisible({ [kind]: true })]).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

describe('the names of message senders', () => {
  it.each(readdirSync(join(import.meta.dirname, '../../merchants')))(
    'include a name for the admin in every enabled language of the brand %s (R-ROLES-13)',
    async (brand) => {
      const { config: brandConfig } = await compileMerchant(join(import.meta.dirname, '../../merchants'), brand)
      const enabledLanguages = Object.entries(brandConfig?.languages.catalogue ?? {}).filter(([, { enabled }]) => enabled)
      expect(enabledLanguages.length).toBeGreaterThan(0)
      for (const [code] of enabledLanguages) expect(brandConfig?.messages[code]?.['role_admin'], code).toMatch(/\p{L}{4}/u)
    },
  )
})

describe('the base brand’s error messages', () => {
  it('ask a guest to register first', () => {
    expect(config.messages['EN']?.['in_need_true_account']).toBe('Please register an account first')
  })

  it('say that the page took too long to load, for a page whose code did not arrive in time', () => {
    expect(config.messages['EN']?.['error_timeout']).toMatch(/took too long to load/i)
  })

  const codes = { ...errors.errors, ...errors.clientErrors } as Readonly<Record<string, { readonly messageKey: string }>>
  it.each([
    ['not_logged_in', /not logged in.*log in/i],
    ['network', /network abnormal.*try again/i],
    ['timeout', /response is taking too long.*try again/i],
    ['unknown', /unknown error/i],
    ['domain_invalid', /invalid url \(domain check failed\).*contact customer service/i],
    ['popup_blocked', /pop-up was blocked.*allow pop-ups/i],
    ['site_restricted', /restricted by location or ip/i],
    ['site_maintenance', /system maintenance/i],
    ['game_maintenance', /game is under maintenance/i],
    ['non_agent_login', /non-agents cannot log in/i],
    ['non_member_login', /non-member account, unable to login/i],
  ])('exist in both languages for the code %s, in English as %s', (code, pattern) => {
    const key = codes[code]?.messageKey ?? ''
    expect(config.messages['EN']?.[key]).toMatch(pattern)
    expect(config.messages['TY']?.[key]).toMatch(/\S{2,} \S/)
  })
})
