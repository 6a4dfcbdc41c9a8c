import { callAsMachine, parseServerLocation } from './call-admin-api.ts'
import { CommandError, type Command } from './command.ts'

export const admin: Command = {
  summary: 'create the first administrator, on the machine of the server',
  help: `Usage: livery admin bootstrap --email ADDRESS --name NAME [--again] [--data DIR]

Creates the first operator with the role admin for all brands, and prints a one-time enrolment token. It needs a running
server on this machine and the token of its data folder (or ADMIN_API_TOKEN). Not possible if an
administrator exists, unless --again is given.

  --email ADDRESS   the email address of the administrator; an existing operator with it gets the role
  --name NAME       the name of the administrator
  --again           create one even if an administrator exists, for instance if nobody can log in any more
  --data DIR        the data folder of the server; default: DATA_DIR or ./data

Exit codes: 0 created, 2 refused.`,
  options: {
    data: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
  async run(args, io) {
    const { positionals, values } = args
    if (positionals.join(' ') !== 'bootstrap') throw new CommandError(admin.help)
    const { email, name, again } = values
    if (typeof email !== 'string' || typeof name !== 'string') throw new CommandError('--email and --name are required.')
    const location = parseServerLocation(args, { ...io, env: { ...io.env, LIVERY_URL: undefined } })
    const response = await callAsMachine(location, 'bootstrap-operator', { email, name, ...(again === true && { again }) })
    const { enrolment, expiresAt } = response as Readonly<Record<'enrolment' | 'expiresAt', string>>
    io.out(`${name} is an administrator of all brands. Set a password and an authenticator app before ${expiresAt}. The token can be used once:

  livery login --enrol ${enrolment}

With an OpenID Connect provider that knows ${email}, "livery login" is enough.`)
    return 0
  },
}
