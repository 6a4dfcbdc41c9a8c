import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useSingleFlight } from '../ui/hooks/use-single-flight.ts'
import { describeError, fetchAdminApi } from './api.ts'
import { Button, Field, Notice } from './controls.tsx'

interface SignInProps {
  /** Called once the browser has the operator's session cookie. */
  readonly onSignedIn: () => void
  readonly notice?: string
}

/** Logs an operator in by password and authenticator app, or through the server’s OpenID Connect provider. */
export function SignIn({ onSignedIn, notice }: SignInProps): ReactNode {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [hasProvider, setHasProvider] = useState(false)
  const { pending, run } = useSingleFlight()
  useEffect(() => {
    fetchAdminApi<{ readonly openid: boolean }>('operator/methods').then(
      ({ openid }) => setHasProvider(openid),
      () => undefined,
    )
  }, [])

  const attempt = (action: () => Promise<void>): void => {
    setError(undefined)
    void run(() =>
      action().catch((failure: unknown) => {
        setError(describeError(failure))
        setCode('')
      }),
    )
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    attempt(async () => {
      await fetchAdminApi('operator/sign-in', { email, password, code, cookie: true })
      setPassword('')
      onSignedIn()
    })
  }
  const openProvider = (): void =>
    attempt(async () => location.assign((await fetchAdminApi<{ readonly url: string }>('operator/openid', { cookie: true })).url))

  return (
    <form onSubmit={submit}>
      {notice !== undefined && <Notice>{notice}</Notice>}
      <Field label="Email address">
        <input type="email" autoComplete="username" value={email} required autoFocus onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <Field label="Password">
        <input
          type="password"
          autoComplete="current-password"
          value={password}
          required
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Field label="Code from your authenticator app">
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          title="Six digits"
          value={code}
          required
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <div className="buttons">
        <Button type="submit" primary pending={pending}>
          Log in
        </Button>
        {hasProvider && (
          <Button pending={pending} onClick={openProvider}>
            Log in with your organisation
          </Button>
        )}
      </div>
    </form>
  )
}
