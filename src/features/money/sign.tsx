import type { ReactNode } from 'react'
import { Icon } from '../../ui/media/icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import styles from './money.module.css'

/** The sign that a movement, a way to pay or an address is known by. */
export function Sign({ icon }: { readonly icon: IconName }): ReactNode {
  return (
    <span className={styles['sign']}>
      <Icon name={icon} size={20} />
    </span>
  )
}
