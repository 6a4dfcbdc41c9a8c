import type { ReactNode } from 'react'
import { useOverlays, usePorts } from '../../engine/index.ts'
import { OwnerDialog } from '../../engine/later.ts'

/** Takes the authenticator app out of use, by the password. */
export function RemoveDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { member } = usePorts()
  const { warn } = useOverlays()
  const send = async (password: string): Promise<void> => {
    await member.removeAuthenticator({ password })
    onClose()
    await warn({ title: 'authenticator_title', text: 'authenticator_removed', confirm: 'in_increase_submit' })
  }
  return (
    <OwnerDialog
      title="authenticator_remove_title"
      text="authenticator_remove_text"
      submit="authenticator_remove"
      send={send}
      onClose={onClose}
    />
  )
}
