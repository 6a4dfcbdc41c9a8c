import type { ReactNode } from 'react'
import { type SiteCategory, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { GeneratedLogo } from './generated-logo.tsx'
import styles from './style.module.css'

/** List of the vendors that the platform offers, each once. */
export function View({ props }: WidgetViewProps<'vendor-marks'>): ReactNode {
  const { variant = 'marks', title } = props
  const categories = useSite((site) => site.categories)
  const text = useText()
  const uniqueVendors = listVendors(categories)
  if (uniqueVendors.length === 0) return null
  return (
    <section className="wrap">
      {title !== undefined && <h2 className={styles['heading']}>{text(title)}</h2>}
      <ul aria-label={text(title ?? 'footer_vendors_title')} className={cx(styles['list'], styles[variant])}>
        {uniqueVendors.map((vendor) => (
          <li key={vendor.code} className={styles['vendor']}>
            {variant === 'marks' && <GeneratedLogo code={vendor.code} />}
            <span className={styles['name']}>{vendor.name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Vendor = SiteCategory['vendors'][number]

/** Returns every vendor of these categories once, in the order of first appearance. */
export function listVendors(categories: readonly Pick<SiteCategory, 'vendors'>[]): readonly Vendor[] {
  const vendorsByCode = new Map<string, Vendor>()
  for (const vendor of categories.flatMap((category) => category.vendors))
    if (!vendorsByCode.has(vendor.code)) vendorsByCode.set(vendor.code, vendor)
  return [...vendorsByCode.values()]
}
