import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { type AdminResponse, ApiError, describeError, fetchAdminApi, runCommand } from './api.ts'
import type { Access, Command, PageGroup } from './commands.ts'

/** Session of the signed-in operator: access, commands and pages, and the function that runs commands. */
export interface Session {
  readonly access: Access
  readonly commands: readonly Command[]
  readonly groups: readonly PageGroup[]
  /**
   * Whether the access token has expired or was revoked. The operator then logs in again in a dialog, so that the page
   * keeps its input.
   */
  readonly expired: boolean
  /** Increases on each login and refresh, so that views reload. */
  readonly generation: number
  /** Reloads the visible views after a command has changed data. */
  refresh(): void
  run(command: string, parameters: object): Promise<AdminResponse>
  /** Rejects if the server does not confirm it; the operator then stays logged in. */
  signOut(): Promise<void>
}

export type SessionState =
  | { readonly status: 'loading' | 'signed-out' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'signed-in'; readonly session: Session }

const SessionContext = createContext<Session | undefined>(undefined)
export const SessionProvider = SessionContext.Provider

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession requires a SessionProvider.')
  return session
}

interface OperatorData {
  readonly access: Access
  readonly commands: readonly Command[]
  readonly groups: readonly PageGroup[]
}

const isUnauthenticated = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthenticated'

/** Loads the operator's access, commands and pages, and keeps them until log-out. */
export function useSessionState(): { readonly state: SessionState; readonly load: () => void } {
  const [operatorData, setOperatorData] = useState<OperatorData>()
  const [outcome, setOutcome] = useState<'loading' | 'signed-out' | { readonly message: string }>('loading')
  const [expired, setExpired] = useState(false)
  const [generation, setGeneration] = useState(0)

  const load = useCallback(() => {
    Promise.all([
      fetchAdminApi<Access>('operator/me'),
      fetchAdminApi<readonly Command[]>('operator/commands'),
      fetchAdminApi<readonly PageGroup[]>('operator/pages'),
    ]).then(
      ([access, commands, groups]) => {
        setOperatorData({ access, commands, groups })
        setExpired(false)
        setGeneration((count) => count + 1)
      },
      (error: unknown) => setOutcome(isUnauthenticated(error) ? 'signed-out' : { message: describeError(error) }),
    )
  }, [])
  useEffect(load, [load])

  const expiresAt = operatorData?.access.expiresAt ?? null
  useEffect(() => {
    if (expiresAt === null) return undefined
    const timer = setTimeout(() => setExpired(true), Math.max(0, Date.parse(expiresAt) - Date.now()))
    return () => clearTimeout(timer)
  }, [expiresAt])

  const run = useCallback(async (command: string, parameters: object) => {
    try {
      return await runCommand(command, parameters)
    } catch (error) {
      if (isUnauthenticated(error)) setExpired(true)
      throw error
    }
  }, [])

  const refresh = useCallback(() => setGeneration((count) => count + 1), [])

  const signOut = useCallback(async () => {
    await fetchAdminApi('operator/sign-out', {}).catch((error: unknown) => {
      if (!isUnauthenticated(error)) throw error
    })
    setOperatorData(undefined)
    setOutcome('signed-out')
  }, [])

  const state = useMemo((): SessionState => {
    if (operatorData) return { status: 'signed-in', session: { ...operatorData, expired, generation, refresh, run, signOut } }
    return typeof outcome === 'string' ? { status: outcome } : { status: 'failed', message: outcome.message }
  }, [operatorData, outcome, expired, generation, refresh, run, signOut])
  return { state, load }
}
