import type { ReactNode } from 'react'
import { ActionLink, useAsset, useConfig, usePreferences, useText, type WidgetViewProps } from '../../engine/index.ts'
import { pickMarks } from './pick-marks.ts'
import styles from './style.module.css'

/** The brand's mark, which leads home. */
export function View({ props }: WidgetViewProps<'brand-mark'>): ReactNode {
  const { height = 32 } = props
  const { name, marks } = useConfig((config) => config.merchant)
  const home = useConfig((config) => config.routes.home)
  const { theme } = usePreferences()
  const text = useText()
  const asset = useAsset()
  const { wide, narrow } = pickMarks(marks, theme, props)
  return (
    <ActionLink action={{ route: home }} className={styles['mark']} aria-label={text('brand_home', { brand: name })}>
      <picture>
        {narrow !== wide && <source media="(max-width: 639px)" srcSet={asset(narrow)} />}
        <img src={asset(wide) || undefined} alt="" style={{ blockSize: height }} fetchPriority="high" />
      </picture>
    </ActionLink>
  )
}
