import type { ReactNode } from 'react'
import { ActionLink, useAsset, useConfig, useText, type WidgetViewProps } from '../../engine/index.ts'
import { pickLogos } from './pick-logos.ts'
import styles from './style.module.css'

/** The brand's logo as a link to the home page. Its variant depends on the background and the width of the screen. */
export function View({ props }: WidgetViewProps<'brand-mark'>): ReactNode {
  const { height = 32 } = props
  const { name, marks } = useConfig((config) => config.merchant)
  const homeRoute = useConfig((config) => config.routes.home)
  const text = useText()
  const { onDark, onLight, narrow } = pickLogos(marks, props)
  const isSameLogo = onDark === onLight
  return (
    <ActionLink action={{ route: homeRoute }} className={styles['mark']} aria-label={text('brand_home', { brand: name })}>
      <Logo wide={onDark} narrow={narrow} height={height} className={isSameLogo ? undefined : styles['onDark']} />
      {!isSameLogo && <Logo wide={onLight} narrow={narrow} height={height} className={styles['onLight']} />}
    </ActionLink>
  )
}

function Logo({
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
