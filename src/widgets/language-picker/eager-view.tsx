import type { ReactNode } from 'react'
import { usePreferences, useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import styles from './style.module.css'

/** Menu or row of buttons with the brand's languages. Renders nothing if there is only one. */
export function View({ props }: WidgetViewProps<'language-picker'>): ReactNode {
  const { variant = 'menu', show = 'name' } = props
  const { language, languages, setLanguage } = usePreferences()
  const text = useText()
  const current = languages.find((candidate) => candidate.code === language)
  if (languages.length < 2) return null
  if (variant === 'inline') {
    return (
      <div role="group" data-hidden-on-phones="" aria-label={text('language_choose')} className={styles['inline']}>
        {languages.map((option) => (
          <button
            key={option.code}
            type="button"
            lang={option.tag}
            aria-pressed={option.code === language}
            className={styles['option']}
            onClick={() => void setLanguage(option.code)}
            {...(show !== 'name' && { 'aria-label': option.name })}
          >
            {show === 'name' ? option.name : option.code}
          </button>
        ))}
      </div>
    )
  }
  return (
    <div data-hidden-on-phones="">
      <Menu
        label={text('language_choose')}
        triggerName={text('language_current', { name: current?.name ?? language })}
        triggerClassName={cx(styles['trigger'], show === 'icon' && styles['iconOnly'])}
        trigger={
          <>
            <Icon name="globe" size={18} />
            {show !== 'icon' && <span lang={current?.tag}>{show === 'name' ? current?.name : language}</span>}
            {show !== 'icon' && <Icon name="down" size={14} />}
          </>
        }
        items={languages.map((option) => ({
          id: option.code,
          label: option.name,
          lang: option.tag,
          checked: option.code === language,
          onSelect: () => void setLanguage(option.code),
        }))}
      />
    </div>
  )
}
