import { listMerchants, includeDependents } from '../../src/engine/compile/index.ts'
import { CommandError, type Arguments, type Command, type Io } from './command.ts'
import { formatGithub } from './formats/format-github.ts'
import { formatGitlab } from './formats/format-gitlab.ts'
import { formatJson } from './formats/format-json.ts'
import { formatSarif } from './formats/format-sarif.ts'
import { formatText } from './formats/format-text.ts'
import { merchantsHelp, merchantsOption, requireMerchantsRoot, assertMerchantsExist } from './merchants-root.ts'
import { parseServerLocation } from './call-admin-api.ts'
import { fetchEndpoints } from './validate/check-supported.ts'
import { listChangedMerchants } from './validate/changed-merchants.ts'
import { fixMerchants } from './validate/fix-merchants.ts'
import { fetchPlatformState, validateMerchants } from './validate/validate-merchants.ts'
import type { ValidationResult } from './validation-result.ts'

const formats = { text: formatText, json: formatJson, github: formatGithub, gitlab: formatGitlab, sarif: formatSarif } as const

export const validate: Command = {
  summary: 'check merchants, and report what is wrong and where',
  help: `Usage: livery validate [id… | --changed REVISION] [--fix] [--merchants DIR]
                       [--format text|json|github|gitlab|sarif] [--platform [URL|FILE]]

Checks the named merchants, or all. Each finding has its file, line and column, and most have a remedy.

With --platform it also compares them with the server on this machine: with the codes, domains and currencies of the
brands in its database, and with the vendors and games that the server can offer. If two merchants have the
same code or domain, it then reports only the one that was added later; without --platform, both.

With --platform and the address of a platform of your own, or a file with the response of its status or a list of
endpoints, it reports what each brand's site leaves out because the platform does not support it.

${merchantsHelp}
  --changed REV     only merchants with a file that differs from a git revision (branch, tag or commit), new files
                    included, and the merchants that extend them
  --fix             first correct unambiguous mistakes in the named or changed merchants, and list the corrections:
                    misspelt names, values of the wrong type or form, extra commas. Each edit is tried in a copy and
                    kept if its finding is gone and no new one appears
  --format FORMAT   text for people (default), json for programs (schemas/validate-output.json), github for annotations
                    of a pull request, gitlab for a code quality report, sarif for code scanning
  --platform [AT]   also compare with the running server, or with the platform at this URL or in this .json file
  --data DIR        the server's data folder; default: DATA_DIR or ./data

Exit codes: 0 no errors (warnings are possible), 1 errors, 2 could not run.`,
  options: {
    ...merchantsOption,
    changed: { type: 'string' },
    fix: { type: 'boolean', default: false },
    format: { type: 'string', default: 'text' },
    platform: { type: 'boolean', default: false },
    endpoints: { type: 'string' },
    data: { type: 'string' },
  },
  rewriteArguments: separatePlatform,
  async run(args, io) {
    const root = requireMerchantsRoot(args, io)
    const format = String(args.values['format'])
    if (!Object.hasOwn(formats, format)) throw new CommandError(`unknown format "${format}": choose ${Object.keys(formats).join(', ')}.`)
    const result = await validateSelected(root, selectMerchants(root, args), args, io)
    const text = formats[format as keyof typeof formats](result, io.paint)
    if (text !== '') io.out(text)
    return result.diagnostics.some((diagnostic) => diagnostic.severity === 'error') ? 1 : 0
  },
}

/** Turns `--platform <URL or .json file>` into `--endpoints`; `--platform` alone stays as it is. */
function separatePlatform(args: readonly string[]): readonly string[] {
  return args.map((arg, index) => {
    const [name, value] = arg.split(/=(.*)/s)
    if (name !== '--platform') return arg
    return value !== undefined ? `--endpoints=${value}` : /^https?:|\.json$/.test(args[index + 1] ?? '') ? '--endpoints' : arg
  })
}

interface Selection {
  /** The named or changed merchants; all if neither is given. */
  readonly ids: readonly string[]
  /** The merchants to validate; `undefined` for all merchants and the root. */
  readonly idsToValidate: readonly string[] | undefined
}

function selectMerchants(root: string, { values, positionals }: Arguments): Selection {
  assertMerchantsExist(root, positionals)
  const allIds = listMerchants(root)
  if (allIds.length === 0) throw new CommandError(`there is no merchant in ${root}, or it cannot be read.`)
  const revision = values['changed']
  if (typeof revision !== 'string')
    return positionals.length > 0 ? { ids: positionals, idsToValidate: positionals } : { ids: allIds, idsToValidate: undefined }
  if (positionals.length > 0) throw new CommandError('--changed cannot be combined with merchants.')
  const ids = listChangedMerchants(root, revision)
  return { ids, idsToValidate: includeDependents(root, ids) }
}

async function validateSelected(root: string, { ids, idsToValidate }: Selection, args: Arguments, io: Io): Promise<ValidationResult> {
  const platform = args.values['platform'] === true ? await fetchPlatformState(parseServerLocation(args, io)) : undefined
  const source = args.values['endpoints']
  const endpoints = typeof source === 'string' ? await fetchEndpoints(source) : undefined
  if (args.values['fix'] !== true) return validateMerchants(root, idsToValidate, platform, endpoints)
  const fixed = await fixMerchants(root, {
    ids,
    validate: (copy) => validateMerchants(copy, idsToValidate && includeDependents(copy, idsToValidate), platform, endpoints),
  })
  return { ...(await validateMerchants(root, idsToValidate, platform, endpoints)), fixed }
}
