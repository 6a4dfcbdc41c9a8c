import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'

interface DownlinePathProps {
  readonly path: readonly string[]
  /** Opens the downline of a member of the path; if `undefined`, the agent's own downline. */
  readonly onOpen: (account: string | undefined) => void
}

/** Breadcrumbs from the agent to the current member of the tree. */
export function DownlinePath({ path, onOpen }: DownlinePathProps): ReactNode {
  const text = useText()
  if (path.length === 0) return null
  return (
    <nav aria-label={text('downline_path')} className={styles['breadcrumbs']}>
      <ol>
        <li>
          <Button tone="link" onClick={() => onOpen(undefined)}>
            {text('downline_you')}
          </Button>
        </li>
        {path.map((account, index) => (
          <li key={account}>
            <Icon name="next" size={16} />
            {index === path.length - 1 ? (
              <strong aria-current="location" dir="auto">
                {account}
              </strong>
            ) : (
              <Button tone="link" dir="auto" onClick={() => onOpen(account)}>
                {account}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
