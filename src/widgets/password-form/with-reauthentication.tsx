import type { ReactNode } from 'react'
import { QueryBoundary } from '../../engine/index.ts'
import { useMemberDetails } from '../../features/account/index.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

/** Arguments of a form that asks for the login password if the account has one. */
export interface Reauthentication {
  /** Whether the account has a login password. */
  readonly hasPassword: boolean
  /** Refetches the account's details. Must be called after a password has changed. */
  readonly refetch: () => void
}

/** Renders a form once it is known whether the account has a login password. */
export function WithReauthentication({ children }: { readonly children: (reauthentication: Reauthentication) => ReactNode }): ReactNode {
  const query = useMemberDetails()
  return (
    <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
      {({ hasPassword = true }) => children({ hasPassword, refetch: query.refetch })}
    </QueryBoundary>
  )
}
