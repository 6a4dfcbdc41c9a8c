import type { ReactNode } from 'react'
import type { ReferralSummary } from '../../generated/api.ts'
import { parseMinor, useConfig, usePagedQuery, useText, type WidgetViewProps } from '../../engine/index.ts'
import { useFormatAmount } from '../../features/money/index.ts'
import { RecordFrame, Summary } from '../../features/records/index.ts'
import { ShareLink, useInviteLink } from '../../features/share/index.ts'
import { Friends } from './friends.tsx'
import styles from './style.module.css'

/** Referrals: conditions and rewards, the player's link, code and QR code, and the referred friends. */
export function View(_: WidgetViewProps<'referral'>): ReactNode {
  const query = usePagedQuery('referral summary', ({ referral }) => referral.summary())
  return (
    <RecordFrame firstPageQuery={query}>
      {(summary) => (
        <>
          <Invitation summary={summary} />
          <Friends sums={<Sums summary={summary} />} />
        </>
      )}
    </RecordFrame>
  )
}

/** Rewards and conditions of a referral, and the link to share. */
function Invitation({ summary: { code, terms } }: { readonly summary: ReferralSummary }): ReactNode {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const [parameter = 'ref'] = useConfig(({ registration }) => registration.referralParameters)
  const createLink = useInviteLink(parameter)
  const formatAmount = useFormatAmount()
  const text = useText()
  const isPositive = (decimal: string): boolean => parseMinor(decimal, exponent) > 0n
  const { inviter, friend, deposited, staked, days, turnover } = terms
  const titleKey = isPositive(inviter)
    ? isPositive(friend)
      ? 'referral_both'
      : 'referral_inviter'
    : isPositive(friend)
      ? 'referral_friend'
      : 'referral_none'
  const requirementKey = isPositive(deposited)
    ? isPositive(staked)
      ? 'referral_deposit_and_play'
      : 'referral_deposit'
    : isPositive(staked)
      ? 'referral_play'
      : 'referral_join'
  return (
    <div className={styles['invitation']}>
      <p className={styles['title']}>{text(titleKey, { inviter: formatAmount.plain(inviter), friend: formatAmount.plain(friend) })}</p>
      <ol className={styles['steps']}>
        <li>{text('referral_share')}</li>
        <li>
          {text(requirementKey, {
            deposited: formatAmount.plain(deposited),
            staked: formatAmount.plain(staked),
            time: text('time_days', { count: days }),
          })}
        </li>
        {(isPositive(inviter) || isPositive(friend)) && (
          <li>{text(turnover > 0 ? 'referral_claim_staked' : 'referral_claim', { times: turnover })}</li>
        )}
      </ol>
      {(isPositive(inviter) || isPositive(friend)) && <p className={styles['rule']}>{text('referral_own_rule')}</p>}
      <ShareLink code={code} link={createLink(code)} />
    </div>
  )
}

function Sums({ summary: { friends, rewarded, earned } }: { readonly summary: ReferralSummary }): ReactNode {
  const formatAmount = useFormatAmount()
  const text = useText()
  return (
    <Summary
      result={{ label: text('referral_earned'), value: formatAmount.plain(earned) }}
      breakdown={[
        { label: text('referral_friends'), value: String(friends) },
        { label: text('referral_rewarded_count'), value: String(rewarded) },
      ]}
    />
  )
}
