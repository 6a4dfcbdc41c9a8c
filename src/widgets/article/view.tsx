import type { ReactNode } from 'react'
import { ActionLink, isPageHeadingNode, useAsset, useConfig, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/controls/cx.ts'
import styles from './style.module.css'

/** A heading, paragraphs, an optional picture and an optional action. */
export function View({ props, node }: WidgetViewProps<'article'>): ReactNode {
  const { title, paragraphs, image, button } = props
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const brand = useConfig((config) => config.merchant.name)
  const text = useText()
  const asset = useAsset()
  const Heading = isPageHeading ? 'h1' : 'h2'
  return (
    <article className="wrap query-container">
      <div className={cx(styles['article'], image !== undefined && styles['withImage'])}>
        <div className={styles['text']}>
          <Heading className={cx(styles['title'], isPageHeading && styles['pageTitle'])}>{text(title)}</Heading>
          {paragraphs.map((key) => (
            <p key={key}>{text(key, { brand })}</p>
          ))}
          {button && (
            <ActionLink action={button.action} className={getButtonClass({ tone: 'primary' }, styles['action'])}>
              {text(button.label)}
            </ActionLink>
          )}
        </div>
        {image !== undefined && (
          <img
            className={styles['image']}
            src={asset(image) || undefined}
            alt=""
            width={1600}
            height={800}
            loading={isPageHeading ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
      </div>
    </article>
  )
}
