import type { ReactNode } from 'react'
import { QueryBoundary } from '../../engine/index.ts'
import { useMemberDetails } from '../../features/account/index.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

/** How a form reauthenticates the account owner. */
export interface Reauthentication {
  /** Whether the account has a login password. */
  readonly hasPassword: boolean
  /** Reloads the account's details. Called when a password has changed. */
  readonly refetch: () => void
}

/** Renders a form once it is known how the account owner reauthenticates. */
export function WithReauthentication({ children }: { readonly children: (reauthentication: Reauthentication) => ReactNode }): ReactNode {
  const query = useMemberDetails()
  return (
    <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
      {({ byPassword: hasPassword = true }) => children({ hasPassword, refetch: query.refetch })}
    </QueryBoundary>
  )
}
