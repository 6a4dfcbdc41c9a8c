import type { ReactNode } from 'react'
import { ActionLink, isPageHeadingNode, useConfig, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getCardClass } from '../../ui/controls/card-class.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import styles from './style.module.css'

const STEPS = ['register', 'play', 'win'] as const

/** Three steps: sign up, play, win. The first one links to sign-up for visitors. */
export function View({ props, node }: WidgetViewProps<'steps'>): ReactNode {
  const { variant = 'cards', title } = props
  const isVisitor = useSite((site) => site.visitor.kind === 'visitor')
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const overlay = useConfig(({ overlays }) => overlays.register)
  const text = useText()
  const Heading = title === undefined ? 'h2' : 'h3'
  return (
    <section className="wrap query-container">
      {title !== undefined && <SectionHeading title={text(title)} level={isPageHeading ? 1 : 2} />}
      <ol className={cx(styles['steps'], styles[variant])}>
        {STEPS.map((step, index) => (
          <li key={step} className={variant === 'cards' ? getCardClass(styles['step']) : styles['step']}>
            <span className={styles['icon']} aria-hidden="true">
              <Icon name={step} size={28} />
            </span>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles['content']}>
              <Heading className={styles['title']}>{text(`steps_${step}_title`)}</Heading>
              <p className={styles['text']}>{text(`steps_${step}_text`)}</p>
              {step === 'register' && isVisitor && overlay !== undefined && (
                <ActionLink action={{ overlay }} className={getButtonClass({ tone: 'link' }, styles['action'])}>
                  {text('steps_register_action')}
                  <Icon name="onward" size={16} />
                </ActionLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
