import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Platform } from '../../server/modules/platform.ts'
import { reconcileOpenBets } from '../../server/modules/bets/reconcile-open-bets.ts'
import { createSettlementJob } from '../../server/modules/contracts/settle/settlement-job.ts'
import { settlePendingDeposits } from '../../server/modules/deposits/settle-deposits.ts'
import { createRankJob } from '../../server/modules/ranks/rank-job.ts'
import { createReferralJob } from '../../server/modules/referrals/grant-referral-rewards.ts'
import { completeAllOverdueWithdrawals } from '../../server/modules/withdrawals/complete-overdue-withdrawals.ts'
import { addInterval } from './add-interval.ts'
import { createPlayer, registerPlayer } from './new-player.ts'
import { query } from './query-database.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()), 240_000)
afterAll(() => platform.stop())

/** The periodic jobs that process brands. */
const jobs = {
  bets: (deps: Platform) => reconcileOpenBets(deps),
  deposits: settlePendingDeposits,
  withdrawals: completeAllOverdueWithdrawals,
  ranks: (deps: Platform) => createRankJob(deps)(),
  referrals: (deps: Platform) => createReferralJob(deps)(),
  settlements: (deps: Platform) => createSettlementJob(deps)(),
}

/** Runs a job. Returns the merchant codes of the brands that it processes. */
async function runAndListBrands(job: keyof typeof jobs): Promise<readonly string[]> {
  const deps = platform.server.platform
  const codes = new Set<string>()
  const tenant: Platform['sites']['tenant'] = (brand) => {
    codes.add(brand.config.merchant.code)
    return deps.sites.tenant(brand)
  }
  await jobs[job]({ ...deps, sites: { ...deps.sites, tenant } })
  return [...codes].toSorted()
}

describe('periodic jobs', () => {
  it('skip brands that have nothing to do', async () => {
    expect(await runAndListBrands('ranks')).not.toEqual([])
    await query(platform, `update rank_cursors set checked_until = now() + interval '1 hour'`)
    for (const job of Object.keys(jobs) as (keyof typeof jobs)[]) expect([job, await runAndListBrands(job)]).toEqual([job, []])
  })

  it('process the ranks of a brand if bets were settled or a cashback week has ended', async () => {
    const player = await createPlayer(platform)
    await player.play(100)
    await query(platform, `update rank_cursors set checked_until = now() where merchant = 'ALPHA1'`)
    await query(platform, `update rank_cursors set cashback_from = cashback_from - 7 where merchant = 'BETA1'`)
    expect(await runAndListBrands('ranks')).toEqual(['ALPHA1', 'BETA1'])
    expect(await runAndListBrands('ranks')).toEqual(['ALPHA1'])
  })

  it('process the referrals of a brand while a referral can still be rewarded and a reward is configured', async () => {
    const player = await createPlayer(platform, { from: '127.8.0.1' })
    const { code } = await player.read<{ code: string }>('referral.summary')
    await registerPlayer(platform, { referralCode: code })
    expect(await runAndListBrands('referrals')).toEqual(['ALPHA1'])
    await query(platform, `update referrals set registered_at = ${addInterval('registered_at', '-1 year')}`)
    expect(await runAndListBrands('referrals')).toEqual([])
    await query(platform, `update referrals set registered_at = ${addInterval('registered_at', '1 year')}`)
    expect(await runAndListBrands('referrals')).toEqual(['ALPHA1'])
    for (const [inviter, friend] of [
      [0, 1],
      [1, 0],
    ]) {
      await query(platform, `update referral_settings set inviter = $1, friend = $2 where merchant = 'ALPHA1'`, [inviter, friend])
      expect(await runAndListBrands('referrals')).toEqual(['ALPHA1'])
    }
    for (const endState of ['self_referral = true', 'self_referral = false, rewarded_at = now(), amount = 0']) {
      await query(platform, `update referrals set ${endState}`)
      expect(await runAndListBrands('referrals')).toEqual([])
    }
    await query(platform, 'update referrals set rewarded_at = null, amount = null')
    await query(platform, `update referral_settings set inviter = 0, friend = 0 where merchant = 'ALPHA1'`)
    expect(await runAndListBrands('referrals')).toEqual([])
  })

  it('settle the contracts of a brand that has them enabled', async () => {
    await platform.runAdminCommand('set-flag', { brand: 'beta', flag: 'AGENTPOLICY3', on: true })
    expect(await runAndListBrands('settlements')).toEqual(['BETA1'])
  })

  it('query the vendors of a brand with open bets', async () => {
    const player = await createPlayer(platform)
    await player.play(100, { state: 'open' })
    expect(await runAndListBrands('bets')).toEqual(['ALPHA1'])
  })

  it('log one line if the brands cannot be queried', async () => {
    const deps = platform.server.platform
    const lines: string[] = []
    const listMerchants = () => Promise.reject(new Error('no database'))
    await completeAllOverdueWithdrawals({ ...deps, sites: { ...deps.sites, listMerchants }, log: (line) => lines.push(line) })
    expect(lines).toEqual([expect.stringContaining('every brand')])
  })
})
