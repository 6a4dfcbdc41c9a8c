import type { ReactNode } from 'react'
import { ActionLink, useAsset, useConfig, usePreferences, useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { pickMarks } from './pick-marks.ts'
import styles from './style.module.css'

/** The brand's mark, which leads home. A bar says by `data-ground` what it stands on; elsewhere it is the page. */
export function View({ props }: WidgetViewProps<'brand-mark'>): ReactNode {
  const { height = 32 } = props
  const { name, marks } = useConfig((config) => config.merchant)
  const home = useConfig((config) => config.routes.home)
  const { theme } = usePreferences()
  const text = useText()
  const { onDark, onLight, narrow } = pickMarks(marks, props)
  const one = onDark === onLight
  return (
    <ActionLink action={{ route: home }} className={cx(styles['mark'], styles[theme])} aria-label={text('brand_home', { brand: name })}>
      <Mark wide={onDark} narrow={narrow} height={height} className={one ? undefined : styles['onDark']} />
      {!one && <Mark wide={onLight} narrow={narrow} height={height} className={styles['onLight']} />}
    </ActionLink>
  )
}

function Mark({
  wide,
  narrow,
  height,
  className,
}: {
  readonly wide: string
  readonly narrow: string | undefined
  readonly height: number
  readonly className: string | undefined
}): ReactNode {
  const asset = useAsset()
  return (
    <picture className={className}>
      {narrow !== undefined && <source media="(max-width: 639px)" srcSet={asset(narrow)} />}
      <img src={asset(wide) || undefined} alt="" style={{ blockSize: height }} loading="lazy" decoding="async" />
    </picture>
  )
}
