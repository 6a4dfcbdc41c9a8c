import { type ReactNode, useState } from 'react'
import { ActionLink, useConfig, useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'

/** Age limit, licence, copyright, and a link to help with problem gambling. */
export function View({ props }: WidgetViewProps<'legal-notice'>): ReactNode {
  const { variant = 'row' } = props
  const { licence, responsibleGaming, minimumAge } = useConfig((config) => config.settings.legal)
  const name = useConfig((config) => config.merchant.name)
  const text = useText()
  const [year] = useState(() => new Date().getFullYear())
  return (
    <section className="wrap query-container" aria-label={text('legal_label')}>
      <div className={cx(styles['notice'], styles[variant])}>
        <p className={styles['age']}>
          <span className={cx('figures', styles['badge'])} aria-hidden="true">
            {minimumAge}+
          </span>
          <span className={styles['ageText']}>{text('legal_age', { age: minimumAge })}</span>
        </p>
        {licence !== undefined && <p className={styles['licence']}>{text(licence)}</p>}
        <p className={styles['end']}>
          <ActionLink action={{ url: responsibleGaming }} className={styles['help']}>
            {text('legal_responsible')}
            <Icon name="external" size={14} />
            <span className="visually-hidden">{text('new_tab')}</span>
          </ActionLink>
          <span>{text('legal_copyright', { year, brand: name })}</span>
        </p>
      </div>
    </section>
  )
}
