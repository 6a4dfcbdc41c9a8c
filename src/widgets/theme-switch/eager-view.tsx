import type { ReactNode } from 'react'
import { usePreferences, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'

/** Switches between the dark and the light theme. The label is the theme that a click activates. */
export function View({ props }: WidgetViewProps<'theme-switch'>): ReactNode {
  const { theme, setTheme } = usePreferences()
  const text = useText()
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  const icon = otherTheme === 'light' ? 'sun' : 'moon'
  const switchTheme = (): void => setTheme(otherTheme)
  if (props.variant !== 'labelled')
    return <IconButton data-hidden-on-phones="" icon={icon} label={text(`theme_to_${otherTheme}`)} onClick={switchTheme} />
  return (
    <button type="button" data-hidden-on-phones="" className={getButtonClass({ tone: 'plain', size: 's' })} onClick={switchTheme}>
      <Icon name={icon} size={16} />
      {text(`theme_to_${otherTheme}`)}
    </button>
  )
}
