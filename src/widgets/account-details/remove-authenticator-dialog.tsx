import type { ReactNode } from 'react'
import { useOverlays, usePorts } from '../../engine/index.ts'
import { ReauthenticationDialog } from '../../features/account/index.ts'

interface RemoveAuthenticatorDialogProps {
  readonly hasPassword: boolean
  readonly onClose: () => void
}

/** Removes the authenticator app after reauthentication. */
export function RemoveAuthenticatorDialog({ hasPassword, onClose }: RemoveAuthenticatorDialogProps): ReactNode {
  const { member } = usePorts()
  const { warn } = useOverlays()
  const send = async (password: string): Promise<void> => {
    await member.removeAuthenticator(hasPassword ? { password } : {})
    onClose()
    await warn({ title: 'authenticator_title', text: 'authenticator_removed', confirm: 'in_increase_submit' })
  }
  return (
    <ReauthenticationDialog
      title="authenticator_remove_title"
      text="authenticator_remove_text"
      submitLabel="authenticator_remove"
      requiresPassword={hasPassword}
      send={send}
      onClose={onClose}
    />
  )
}
