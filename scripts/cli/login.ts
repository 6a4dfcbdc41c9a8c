import { renderUnicodeCompact } from 'uqr'
import {
  requestAdminApi,
  type ServerLocation,
  serverHelp,
  getServerKey,
  parseServerLocation,
  serverOptions,
  getToken,
  UnauthenticatedError,
} from './call-admin-api.ts'
import { type Arguments, CommandError, type Command, type Io } from './command.ts'
import { findCredential, requireCredentialsPath, storeCredential } from './credentials.ts'

export const login: Command = {
  summary: 'log in as an operator, for livery platform',
  help: `Usage: livery login [--url URL] [--email ADDRESS | --openid | --enrol TOKEN]

Logs in at a server for at most twelve hours, and stores the access token in the user's configuration folder
(XDG_CONFIG_HOME or ~/.config), readable by the user only. It asks for the password and the code of the authenticator
app or, if the server has an OpenID Connect provider, prints the address of its login page and asks for the code that
the browser shows after the login.

${serverHelp}
  --email ADDRESS   log in by password, with this address
  --openid          log in at the OpenID Connect provider
  --enrol TOKEN     set up a password and an authenticator app first, with the token that an administrator gave you

Exit codes: 0 logged in, 2 could not log in.`,
  options: { ...serverOptions, email: { type: 'string' }, openid: { type: 'boolean' }, enrol: { type: 'string' } },
  async run(args, io) {
    assertNoPositionals(args)
    const location = parseServerLocation(args, io)
    // Checked first, because a token that cannot be stored is lost.
    requireCredentialsPath(io.env)
    const { token, expiresAt, operator } = await logIn(location, args, io)
    const file = await storeCredential(io.env, getServerKey(location), { token, expiresAt, name: operator.name })
    io.out(`Logged in as ${operator.name} until ${expiresAt}. The token is in ${file}.`)
    return 0
  },
}

export const logout: Command = {
  summary: 'log out, and revoke the access token',
  help: `Usage: livery logout [--url URL] [--force]

Revokes the access token that livery login stored, and removes it. The token stays stored if
the server does not revoke it, unless it is no longer valid.

${serverHelp}
  --force      remove the token even if the server does not revoke it

Exit codes: 0 the token was removed, 2 it was not.`,
  options: { ...serverOptions, force: { type: 'boolean', default: false } },
  async run(args, io) {
    assertNoPositionals(args)
    const location = parseServerLocation(args, io)
    const credential = await findCredential(io.env, getServerKey(location))
    if (!credential) throw new CommandError('you are not logged in.')
    const failure = await requestAdminApi(location, '/_livery/operator/sign-out', { body: {}, token: credential.token }).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof CommandError) return error
        throw error
      },
    )
    const isInvalid = failure instanceof UnauthenticatedError || Date.parse(credential.expiresAt) <= Date.now()
    if (failure !== undefined && !isInvalid && args.values['force'] !== true)
      throw new CommandError(
        `the token of ${credential.name} was not revoked and is still stored: ${failure.message} Use --force to remove it without revoking it.`,
      )
    await storeCredential(io.env, getServerKey(location), undefined)
    io.out(formatLogout(credential.name, failure !== undefined, isInvalid))
    return 0
  },
}

function formatLogout(name: string, hasFailed: boolean, wasInvalid: boolean): string {
  if (!hasFailed) return `Logged out ${name}.`
  return `Removed the login of ${name}. Its token ${wasInvalid ? 'was no longer valid' : 'was not revoked'}.`
}

export const whoami: Command = {
  summary: 'show who runs livery platform, and what they may do',
  help: `Usage: livery whoami [--url URL] [--json]

Shows the operator who is logged in, or the machine, with roles and permissions.

${serverHelp}
  --json       print JSON`,
  options: { ...serverOptions, json: { type: 'boolean', default: false } },
  async run(args, io) {
    assertNoPositionals(args)
    const location = parseServerLocation(args, io)
    const operator = (await requestAdminApi(location, '/_livery/operator/me', { token: await getToken(location) })) as CurrentOperator
    if (args.values['json'] === true) io.out(JSON.stringify(operator, null, 2))
    else {
      io.out(`${operator.name} (${operator.kind})`)
      for (const { role, brand } of operator.roles) io.out(`  ${role} ${brand === null ? 'for all brands' : `for ${brand}`}`)
      for (const { id, permissions } of operator.brands) io.out(`  ${id}: ${permissions.join(', ')}`)
    }
    return 0
  },
}

interface CurrentOperator {
  readonly name: string
  readonly kind: string
  readonly roles: readonly { readonly role: string; readonly brand: string | null }[]
  readonly brands: readonly { readonly id: string; readonly permissions: readonly string[] }[]
}

interface LoginResult {
  readonly token: string
  readonly expiresAt: string
  readonly operator: { readonly name: string }
}

async function logIn(location: ServerLocation, { values }: Arguments, io: Io): Promise<LoginResult> {
  const send = async (path: string, body: object) => requestAdminApi(location, `/_livery/operator/${path}`, { body })
  if (typeof values['enrol'] === 'string') return (await enrol(send, values['enrol'], io)) as LoginResult
  const methods = (await requestAdminApi(location, '/_livery/operator/methods', {})) as { readonly openid: boolean }
  if (values['openid'] === true || (methods.openid && values['email'] === undefined)) {
    const { url, attempt } = (await send('openid', {})) as { readonly url: string; readonly attempt: string }
    io.out(`Open this address in a browser and log in:\n\n  ${url}\n`)
    return (await send('openid/finish', { attempt, code: await promptFor(io, 'Code that the browser shows: ') })) as LoginResult
  }
  const email = typeof values['email'] === 'string' ? values['email'] : await promptFor(io, 'Email address: ')
  const password = await promptFor(io, 'Password: ', true)
  return (await send('sign-in', { email, password, code: await promptFor(io, 'Code from your authenticator app: ') })) as LoginResult
}

type Send = (path: string, body: object) => Promise<unknown>

async function enrol(send: Send, token: string, io: Io): Promise<unknown> {
  const { name, secret, url } = (await send('enrolment', { token })) as Readonly<Record<'name' | 'secret' | 'url', string>>
  io.out(`Welcome, ${name}. Scan this with an authenticator app, or enter the secret ${secret}:\n\n${renderUnicodeCompact(url)}\n`)
  const password = await promptFor(io, 'New password, 12 characters or more: ', true)
  if ((await promptFor(io, 'Repeat the new password: ', true)) !== password)
    throw new CommandError('the two passwords differ. Run the command again.')
  return send('enrolment/finish', { token, password, code: await promptFor(io, 'Code from your authenticator app: ') })
}

async function promptFor({ prompt }: Io, question: string, isHidden = false): Promise<string> {
  if (!prompt) throw new CommandError('this command asks questions: run it in a terminal.')
  const answer = (await prompt(question, isHidden)).trim()
  if (answer === '') throw new CommandError('nothing was entered.')
  return answer
}

function assertNoPositionals({ positionals }: Arguments): void {
  if (positionals.length > 0) throw new CommandError(`unexpected argument "${String(positionals[0])}".`)
}
