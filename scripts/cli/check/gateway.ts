import { gatewayMethods } from '../../../server/integrations/gateway-contract.ts'
import { CommandError, type Command } from '../command.ts'
import { checkGateway } from './check-gateway.ts'
import { parseUrlArgument, parseChoiceOption, parseIntegerOption, parseTextOption } from '../parse-options.ts'
import { printReport } from './report.ts'
import { runCommand } from './run-command.ts'

const usage = 'livery gateway check <url> --secret SECRET'

export const gateway: Command = {
  summary: 'check the implementation of a payment gateway against the contract',
  help: `Usage: ${usage} [options]

Acts as the platform for a payment gateway, and prints a report. It opens orders of the merchant CHECK, and
receives their notices at http://127.0.0.1:<listen>/_gateway/notice. Use a test environment: orders are paid.

  --secret SECRET      the shared secret, GATEWAY_SECRET of the platform
  --listen PORT        port at which notices are received (9200)
  --pay COMMAND        pays at the address in PAY_URL with the outcome in OUTCOME, paid or failed; without it, cases that
                       need a payment are skipped
  --method KIND        a payment method of the gateway (qr)
  --currency CODE      a currency of the gateway with two decimals (EUR)
  --wait MS, --quiet MS   how long a case waits for an expected notice (60000), and for one that must not come (3000)
  --only IDS           runs only these cases, such as order,notice-retry
  --json               prints the report as JSON

Exit codes: 0 every case passed or was skipped, 1 a case failed, 2 could not run.`,
  options: {
    ...Object.fromEntries(
      ['secret', 'listen', 'pay', 'method', 'currency', 'wait', 'quiet', 'only'].map((name) => [name, { type: 'string' as const }]),
    ),
    json: { type: 'boolean' },
  },
  async run(args, io) {
    const url = parseUrlArgument(args, usage)
    const secret = parseTextOption(args, 'secret')
    if (secret === undefined) throw new CommandError(`expected ${usage}.`)
    const command = parseTextOption(args, 'pay')
    const report = await checkGateway({
      url,
      key: Buffer.from(secret),
      port: parseIntegerOption(args, 'listen', 9_200, 65_535),
      method: parseChoiceOption(args, 'method', gatewayMethods),
      currency: parseTextOption(args, 'currency', 'EUR') ?? '',
      pay: command === undefined ? undefined : (payUrl, outcome) => runCommand(command, { PAY_URL: payUrl, OUTCOME: outcome }),
      waitMilliseconds: parseIntegerOption(args, 'wait', 60_000, 600_000),
      quietMilliseconds: parseIntegerOption(args, 'quiet', 3_000, 600_000),
      only: parseTextOption(args, 'only')?.split(','),
    })
    return printReport(report, args.values['json'] === true, io)
  },
}
