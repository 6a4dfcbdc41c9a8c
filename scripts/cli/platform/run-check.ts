import { type Arguments, CommandError, type Io } from '../command.ts'
import { checkPlatform, type ContractResult, isLoopbackUrl, type TestAccount } from './check-platform.ts'

/** Environment variable with the password of the test account: other users can see the arguments of a command. */
const passwordVariable = 'LIVERY_CHECK_PASSWORD'

export const checkHelp = `  check URL         test a platform of your own against the contract, and print a report: each endpoint that it
                    declares, with valid and invalid input, tokens and headers. --username NAME is the test account, its
                    password is in ${passwordVariable}; --json for programs. Exit code 1 if a test fails.`

/** Runs `livery platform check <url>`. */
export async function runCheck({ positionals, values }: Arguments, io: Io): Promise<number> {
  const [, address, ...more] = positionals
  if (address === undefined || more.length > 0 || !URL.canParse(address))
    throw new CommandError('expected the URL of a platform. Usage: livery platform check https://brand.example [--username NAME] [--json]')
  const url = new URL(address)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopbackUrl(url)))
    throw new CommandError(`${url.origin} must use https: the test account is sent there.`)
  const results = await checkPlatform(url.origin, findTestAccount(values, io))
  io.out(values['json'] === true ? JSON.stringify({ platform: url.origin, results }, null, 2) : formatReport(results, io))
  return results.some(({ result }) => result === 'failed') ? 1 : 0
}

function findTestAccount(values: Arguments['values'], io: Io): TestAccount | undefined {
  const { username } = values
  if (typeof username !== 'string') return undefined
  const password = io.env[passwordVariable]
  if (password === undefined || password === '')
    throw new CommandError(`${passwordVariable} is not set: it is the password of ${username}.`)
  return { username, password }
}

const colours = { passed: 'green', failed: 'red', skipped: 'dim' } as const

function formatReport(results: readonly ContractResult[], io: Io): string {
  const width = Math.max(...results.map(({ endpoint }) => endpoint.length))
  const lines = results.map(
    ({ endpoint, test, result, detail }) =>
      `${io.paint(colours[result], result.padEnd(7))}  ${endpoint.padEnd(width)}  ${test}${detail === undefined ? '' : `: ${detail}`}`,
  )
  const count = (status: ContractResult['result']): string =>
    `${String(results.filter(({ result }) => result === status).length)} ${status}`
  return [...lines, '', `${count('passed')}, ${count('failed')}, ${count('skipped')}`].join('\n')
}
