import type { ReactNode } from 'react'
import { ActionLink, useConfig, useText } from '../../engine/index.ts'
import { getButtonClass, type ButtonStyle } from '../../ui/controls/button.tsx'

/** Login and sign-up buttons for a page that requires an account. */
export function LoginActions({ size = 'm' }: Pick<ButtonStyle, 'size'>): ReactNode {
  const { login, register } = useConfig(({ overlays }) => overlays)
  const text = useText()
  return (
    <>
      <ActionLink action={{ overlay: login }} className={getButtonClass({ tone: 'primary', size })}>
        {text('in_login')}
      </ActionLink>
      {register !== undefined && (
        <ActionLink action={{ overlay: register }} className={getButtonClass({ size })}>
          {text('in_register')}
        </ActionLink>
      )}
    </>
  )
}
