import type { ReactNode } from 'react'
import { QueryBoundary } from '../../engine/index.ts'
import { useMemberDetails } from '../../features/account/index.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

/** What a form asks its owner by. */
export interface Owner {
  /** Whether there is a password of the login to ask for. */
  readonly byPassword: boolean
  /** The account has another password from here on. */
  readonly refetch: () => void
}

/** A form that is rendered once it is known what its owner can be asked by. */
export function WithOwner({ children }: { readonly children: (owner: Owner) => ReactNode }): ReactNode {
  const answer = useMemberDetails()
  return (
    <QueryBoundary answer={answer} waiting={<Skeleton className={styles['still']} />}>
      {({ byPassword = true }) => children({ byPassword, refetch: answer.refetch })}
    </QueryBoundary>
  )
}
