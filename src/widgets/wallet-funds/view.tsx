import type { ReactNode } from 'react'
import type { Funds } from '../../generated/api.ts'
import { QueryBoundary, useFactStates, useText, type WidgetViewProps } from '../../engine/index.ts'
import { useFunds } from '../../features/wallet/index.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Bonuses } from './bonuses.tsx'
import { MoveForm } from './move-form.tsx'
import styles from './style.module.css'
import { Total } from './total.tsx'

/** The player's funds: total, components, wagering requirements, and transfers to and from vendors. */
export function View({ props }: WidgetViewProps<'wallet-funds'>): ReactNode {
  const funds = useFunds()
  const { offline } = useFactStates()
  const text = useText()
  return (
    <QueryBoundary query={funds} fallback={<Placeholder />}>
      {(value) => (
        <div className={styles['wallet']}>
          {(offline || funds.state === 'failed') && <Notice tone="warn">{text('wallet_old')}</Notice>}
          <Total funds={value} buttons={props.buttons ?? {}} />
          <Bonuses funds={value} />
          {hasVendors(value) && <MoveForm funds={value} />}
        </div>
      )}
    </QueryBoundary>
  )
}

/**
 * Whether money can be moved to or from a vendor. With a single wallet, a vendor is listed while it still has money.
 */
const hasVendors = ({ vendors }: Funds): boolean => vendors.length > 0

function Placeholder(): ReactNode {
  return (
    <div className={styles['wallet']}>
      <Skeleton className={styles['totalSkeleton']} />
      <Skeleton className={styles['panelSkeleton']} />
    </div>
  )
}
