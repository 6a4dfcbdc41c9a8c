import type { ReactNode } from 'react'
import { ActionLink, useConfig, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import styles from './style.module.css'

/** Buttons to log in and sign up, for visitors only. There is a sign-up button only while `DIRECTREG3` is on. */
export function View({ props }: WidgetViewProps<'account-entry'>): ReactNode {
  const { emphasis = 'register', size = 'regular' } = props
  const isVisitor = useSite((site) => site.visitor.kind === 'visitor')
  const registerInHeader = useSite((site) => site.flags.DIRECTREG3)
  const overlays = useConfig((config) => config.overlays)
  const text = useText()
  const register = registerInHeader ? overlays.register : undefined
  if (!isVisitor) return null
  const buttonSize = size === 'small' ? 's' : 'm'
  const loginFirst = emphasis === 'login' || register === undefined
  return (
    <div className={styles['entry']}>
      <ActionLink
        action={{ overlay: overlays.login }}
        className={getButtonClass(
          { tone: loginFirst ? 'primary' : 'quiet', size: buttonSize },
          loginFirst ? undefined : styles['onHeader'],
        )}
      >
        {text('in_login')}
      </ActionLink>
      {register !== undefined && (
        <ActionLink
          action={{ overlay: register }}
          className={getButtonClass(
            { tone: loginFirst ? 'quiet' : 'primary', size: buttonSize },
            loginFirst ? styles['onHeader'] : undefined,
          )}
        >
          {text('in_register')}
        </ActionLink>
      )}
    </div>
  )
}
