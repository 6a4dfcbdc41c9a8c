import type { ReactNode } from 'react'
import { useEngine, useQuery, useFormatMoney, usePreferences, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { Badge } from '../../ui/controls/badge.tsx'
import { getInitials } from '../../ui/media/initials.ts'
import { Money } from '../../ui/controls/money.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

/** Summary of the player: account, nickname, rank, labels, balance. */
export function View({ props }: WidgetViewProps<'account-summary'>): ReactNode {
  const { member, balance } = useSite((site) => site.visitor)
  const { supports } = useEngine()
  const { balanceHidden } = usePreferences()
  const formatMoney = useFormatMoney()
  const text = useText()
  if (!member) return <Skeleton className={styles['skeleton']} />
  const displayName = member.nickname || member.account
  const rank = member.clubLabel?.labelName
  const labels = member.memberLabel.filter(({ labelName }) => labelName !== rank)
  return (
    <div role="group" aria-label={text('account_summary')} className={styles['summary']}>
      {supports('member.icon') && supports('member.avatar') ? <Avatar name={displayName} /> : <AvatarImage name={displayName} />}
      <div className={styles['identity']}>
        <p className={styles['name']}>{displayName}</p>
        {displayName !== member.account && <p className={styles['account']}>{member.account}</p>}
        {(rank !== undefined || labels.length > 0) && (
          <p className={styles['labels']}>
            {rank !== undefined && (
              <Badge tone="accent" icon="rank">
                {rank}
              </Badge>
            )}
            {labels.map(({ labelName }) => (
              <Badge key={labelName} tone="quiet">
                {labelName}
              </Badge>
            ))}
          </p>
        )}
      </div>
      {props.balance !== false && (
        <div className={styles['balance']}>
          <p className={styles['caption']}>{text('balance')}</p>
          {balance === undefined ? (
            <Skeleton className={styles['amountSkeleton']} />
          ) : (
            <Money className={styles['amount']} text={balanceHidden ? '***' : formatMoney(balance)} />
          )}
          {supports('wallet.merchant') && <SingleWalletNote />}
        </div>
      )}
    </div>
  )
}

/** The member's avatar; initials while it is loading and if it cannot be loaded. */
function Avatar({ name }: { readonly name: string }): ReactNode {
  const { value } = useQuery('avatar', async ({ member }) => {
    const { avatar } = await member.icon()
    return member.avatar({ avatar })
  })
  return <AvatarImage name={name} image={value?.image} />
}

function AvatarImage({ name, image }: { readonly name: string; readonly image?: string | undefined }): ReactNode {
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {image === undefined ? getInitials(name) : <img src={`data:image/webp;base64,${image}`} alt="" width={64} height={64} />}
    </span>
  )
}

/** A note that one balance serves all games, if the brand has a single wallet. */
function SingleWalletNote(): ReactNode {
  const { value } = useQuery('merchant wallet', ({ wallet }) => wallet.merchant())
  const text = useText()
  return <p className={styles['caption']}>{value?.isSingle === true && text('balance_single')}</p>
}
