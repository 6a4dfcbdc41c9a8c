import type { ReactNode } from 'react'
import type { PointsConfig } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { useFormatAmount } from '../../features/money/index.ts'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'

/** The rules for points. Without `config` (for visitors, and until it has loaded), the rule for earning is left out. */
export function Rules({ config }: { readonly config?: PointsConfig }): ReactNode {
  const formatAmount = useFormatAmount()
  const text = useText()
  const earningRules =
    config === undefined
      ? []
      : [config.turnover === undefined ? text('points_no_earn') : text('points_earn', { amount: formatAmount.plain(config.turnover) })]
  const rules = [...earningRules, text('points_never'), text('points_reject_rule'), text('points_round')]
  return (
    <section className={styles['rules']} aria-label={text('points_rules')}>
      <h2 className={styles['heading']}>{text('points_rules')}</h2>
      <ul className={styles['ruleList']}>
        {rules.map((rule) => (
          <li key={rule}>
            <Icon name="check" size={18} />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
