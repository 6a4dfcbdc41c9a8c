import { CommandError, type Command } from '../command.ts'
import { checkVendor } from './check-vendor.ts'
import { parseUrlArgument, parseChoiceOption, parseIntegerOption, parseTextOption } from '../parse-options.ts'
import { printReport } from './report.ts'
import { runCommand } from './run-command.ts'

const usage = 'livery vendor check <url> --code CODE --game ID'
const defaultKey = 'check-key:secret-of-the-conformance-kit'

export const vendor: Command = {
  summary: 'check the implementation of a game vendor against the contract',
  help: `Usage: ${usage} [options]

Acts as the platform for a vendor, and prints a report. It listens as a wallet, to which the vendor's test
environment must send its calls: wallet http://127.0.0.1:<listen>/_livery/wallet, brand and key as below.

  --code CODE          the vendor's code
  --game ID            a game of the vendor
  --brand CODE         the brand's code (CHECK)
  --listen PORT        port of the wallet (9100)
  --key ID:SECRET      the key that the platform and the vendor sign with (${defaultKey})
  --next-key ID:SECRET the second key of a rotation
  --play COMMAND       plays one round at the address in LAUNCH_URL with the stake in AMOUNT; without it, cases that
                       need a round are skipped
  --amount N           the stake, in minor units (100)
  --catalogue URL      where the list of games is fetched, if the vendor does not send it
  --transaction-id-scope, --settlement-call, --unknown-rollback, --early-rollback
                       the vendor's policy (vendor|player|round, win|close, error|ok, reject-bet|accept-bet)
  --wait MS, --quiet MS   how long a case waits for an expected call (30000), and for one that must not come (3000)
  --only IDS           runs only these cases, such as bet-retry,win-retry
  --json               prints the report as JSON

Exit codes: 0 every case passed or was skipped, 1 a case failed, 2 could not run.`,
  options: {
    ...Object.fromEntries(
      [
        'code',
        'game',
        'brand',
        'listen',
        'key',
        'next-key',
        'play',
        'amount',
        'catalogue',
        'transaction-id-scope',
        'settlement-call',
        'unknown-rollback',
        'early-rollback',
        'wait',
        'quiet',
        'only',
      ].map((name) => [name, { type: 'string' as const }]),
    ),
    json: { type: 'boolean' },
  },
  async run(args, io) {
    const url = parseUrlArgument(args, usage)
    const [code, game] = [parseTextOption(args, 'code'), parseTextOption(args, 'game')]
    if (code === undefined || game === undefined) throw new CommandError(`expected ${usage}.`)
    const [command, nextKey] = [parseTextOption(args, 'play'), parseTextOption(args, 'next-key')]
    const amount = parseTextOption(args, 'amount', '100') ?? ''
    const report = await checkVendor({
      url,
      game,
      vendor: code,
      brand: parseTextOption(args, 'brand', 'CHECK') ?? '',
      keys: [parseKey(parseTextOption(args, 'key', defaultKey) ?? ''), ...(nextKey === undefined ? [] : [parseKey(nextKey)])],
      port: parseIntegerOption(args, 'listen', 9_100, 65_535),
      settlementCall: parseChoiceOption(args, 'settlement-call', ['win', 'close']),
      transactionIdScope: parseChoiceOption(args, 'transaction-id-scope', ['vendor', 'player', 'round']),
      unknownRollback: parseChoiceOption(args, 'unknown-rollback', ['error', 'ok']),
      earlyRollback: parseChoiceOption(args, 'early-rollback', ['reject-bet', 'accept-bet']),
      catalogueUrl: parseTextOption(args, 'catalogue'),
      play: command === undefined ? undefined : (launchUrl) => runCommand(command, { LAUNCH_URL: launchUrl, AMOUNT: amount }),
      waitMilliseconds: parseIntegerOption(args, 'wait', 30_000, 600_000),
      quietMilliseconds: parseIntegerOption(args, 'quiet', 3_000, 600_000),
      only: parseTextOption(args, 'only')?.split(','),
    })
    return printReport(report, args.values['json'] === true, io)
  },
}

function parseKey(text: string): { readonly id: string; readonly secret: string } {
  const [, id, secret] = /^([\w-]{1,64}):(.+)$/.exec(text) ?? []
  if (id === undefined || secret === undefined) throw new CommandError(`"${text.split(':')[0] ?? ''}" must be a key such as id:secret.`)
  return { id, secret }
}
