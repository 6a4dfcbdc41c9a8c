import { type ReactNode, useState } from 'react'
import { useSingleFlight } from '../ui/hooks/use-single-flight.ts'
import { describeError } from './api.ts'
import { Button, Notice } from './controls.tsx'
import { Dialog } from './dialog.tsx'
import type { Session } from './session.tsx'

/** Logs the operator out. If that fails, a dialog shows the error. */
export function LogOutButton({ signOut }: Pick<Session, 'signOut'>): ReactNode {
  const [error, setError] = useState<string>()
  const { pending, run } = useSingleFlight()
  const closeDialog = (): void => setError(undefined)
  const logOut = (): void => {
    closeDialog()
    void run(() => signOut().catch((failure: unknown) => setError(describeError(failure))))
  }
  return (
    <>
      <Button pending={pending} onClick={logOut}>
        Log out
      </Button>
      {error !== undefined && (
        <Dialog title="Log out" onClose={closeDialog}>
          <Notice tone="error">{error}</Notice>
          <div className="buttons">
            <Button primary onClick={logOut}>
              Try again
            </Button>
            <Button onClick={closeDialog}>Cancel</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
