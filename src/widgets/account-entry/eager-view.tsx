import type { ReactNode } from 'react'
import { ActionLink, useConfig, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import styles from './style.module.css'

/**
 * Buttons to log in and sign up, for visitors only. There is a sign-up button only while `DIRECTREG3` is on and the
 * brand has a sign-up overlay.
 */
export function View({ props }: WidgetViewProps<'account-entry'>): ReactNode {
  const { emphasis = 'register', size = 'regular' } = props
  const isVisitor = useSite((site) => site.visitor.kind === 'visitor')
  const isRegistrationEnabled = useSite((site) => site.flags.DIRECTREG3)
  const overlays = useConfig((config) => config.overlays)
  const text = useText()
  const registerOverlay = isRegistrationEnabled ? overlays.register : undefined
  if (!isVisitor) return null
  const buttonSize = size === 'small' ? 's' : 'm'
  const isLoginPrimary = emphasis === 'login' || registerOverlay === undefined
  return (
    <div className={styles['entry']}>
      <ActionLink
        action={{ overlay: overlays.login }}
        className={getButtonClass(
          { tone: isLoginPrimary ? 'primary' : 'quiet', size: buttonSize },
          isLoginPrimary ? undefined : styles['onHeader'],
        )}
      >
        {text('in_login')}
      </ActionLink>
      {registerOverlay !== undefined && (
        <ActionLink
          action={{ overlay: registerOverlay }}
          className={getButtonClass(
            { tone: isLoginPrimary ? 'quiet' : 'primary', size: buttonSize },
            isLoginPrimary ? styles['onHeader'] : undefined,
          )}
        >
          {text('in_register')}
        </ActionLink>
      )}
    </div>
  )
}
