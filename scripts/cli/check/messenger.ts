import { CommandError, type Command } from '../command.ts'
import { checkMail } from './check-mail.ts'
import { checkSms } from './check-sms.ts'
import { parseUrlArgument, parseIntegerOption, parseTextOption } from '../parse-options.ts'
import { printReport } from './report.ts'

const usage = 'livery messenger check <url> --to RECIPIENT'

export const messenger: Command = {
  summary: 'check the implementation of an SMS gateway or the settings of a mail server',
  help: `Usage: ${usage} [options]

Acts as the platform for an SMS gateway (http, https) or a mail server (smtp, smtps), and prints a report.
Messages are sent to the recipient: use a test environment, or a number and an address of your own.

  --to RECIPIENT       a phone number in E.164, or an email address
  --wait MS            how long an answer may take (10000, as on the platform)
  --only IDS           runs only these cases, such as message,repeat
  --json               prints the report as JSON

SMS:
  --token TOKEN        the bearer token, SMS_GATEWAY_TOKEN of the platform
  --provider PORT      acts as the provider behind the gateway at http://127.0.0.1:PORT, where each request is one message;
                       without it, cases that count messages are skipped
Mail:
  --from ADDRESS       the sender, MAIL_FROM of the platform

Exit codes: 0 every case passed or was skipped, 1 a case failed, 2 could not run.`,
  options: {
    ...Object.fromEntries(['to', 'wait', 'only', 'token', 'provider', 'from'].map((name) => [name, { type: 'string' as const }])),
    json: { type: 'boolean' },
  },
  async run(args, io) {
    const url = parseUrlArgument(args, usage, ['http', 'https', 'smtp', 'smtps'])
    const to = parseTextOption(args, 'to')
    if (to === undefined) throw new CommandError(`expected ${usage}.`)
    const options = {
      url,
      to,
      waitMilliseconds: parseIntegerOption(args, 'wait', 10_000, 600_000),
      only: parseTextOption(args, 'only')?.split(','),
    }
    if (url.startsWith('smtp')) {
      const from = parseTextOption(args, 'from')
      if (from === undefined) throw new CommandError('--from is missing: the address of the sender.')
      return printReport(await checkMail({ ...options, from }), args.values['json'] === true, io)
    }
    const provider = parseTextOption(args, 'provider') === undefined ? undefined : parseIntegerOption(args, 'provider', 0, 65_535)
    const report = await checkSms({ ...options, token: parseTextOption(args, 'token'), providerPort: provider })
    return printReport(report, args.values['json'] === true, io)
  },
}
