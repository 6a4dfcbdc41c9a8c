import {
  checkOffered,
  checkStarted,
  compileMerchants,
  lintRoot,
  listMerchants,
  type Diagnostic,
  type Holders,
  type OfferedVendor,
  type StartedSite,
} from '../../src/engine/compile/index.ts'
import { callControl, type ServerPlace } from './call-control.ts'
import { CannotRun, type Command } from './command.ts'
import { formatGithub } from './formats/format-github.ts'
import { formatJson } from './formats/format-json.ts'
import { formatSarif } from './formats/format-sarif.ts'
import { formatText } from './formats/format-text.ts'
import { serverPlace } from './server-place.ts'
import type { Validated } from './validated.ts'
import { merchantsHelp, merchantsOption, merchantsRoot, requireMerchants } from './merchants-root.ts'

const formats = { text: formatText, json: formatJson, github: formatGithub, sarif: formatSarif } as const

export const validate: Command = {
  summary: 'check merchants, and say what is wrong and where',
  help: `Usage: livery validate [id…] [--merchants DIR] [--format text|json|github|sarif] [--platform]

Checks the merchants that are named, or all. Every finding says its file, line and column, and what to do.
With --platform it also holds them against what the server on this machine has started them with: a brand keeps its
code, its domains and its currency from its first start on; and against the vendors and games that the server can offer.
Of two merchants with one code or domain, it then reports the newcomer; without it, both.

${merchantsHelp}
  --format FORMAT   text for people (as it is without this), json for programs, github for annotations
                    of a pull request, sarif for code scanning
  --platform        ask the running server as well
  --data DIR        its data folder; DATA_DIR, or ./data, without it

Exit codes: 0 no errors (there may be warnings), 1 errors, 2 could not run.`,
  options: {
    ...merchantsOption,
    format: { type: 'string', default: 'text' },
    platform: { type: 'boolean', default: false },
    data: { type: 'string' },
  },
  async run(args, io) {
    const root = merchantsRoot(args, io)
    const format = String(args.values['format'])
    if (!Object.hasOwn(formats, format)) throw new CannotRun(`there is no format "${format}": choose ${Object.keys(formats).join(', ')}.`)
    requireMerchants(root, args.positionals)
    if (listMerchants(root).length === 0) throw new CannotRun(`there is no merchant in ${root}, or it cannot be read.`)
    const platform = args.values['platform'] === true ? await askPlatform(serverPlace(args, io)) : undefined
    const result = await validateAll(root, args.positionals, platform)
    const text = formats[format as keyof typeof formats](result, io.paint)
    if (text !== '') io.out(text)
    return result.diagnostics.some((one) => one.severity === 'error') ? 1 : 0
  },
}

/** A brand that a platform has started, with the domains that it serves it at. */
interface StartedBrand extends StartedSite {
  readonly domains: readonly string[]
}

/** What only a running platform knows. */
interface KnownThere {
  readonly started: readonly StartedBrand[]
  readonly offered: readonly OfferedVendor[]
}

async function askPlatform(place: ServerPlace): Promise<KnownThere> {
  const started = (await callControl(place, 'started', {})) as readonly StartedBrand[]
  const offered = (await callControl(place, 'catalogue', {})) as readonly OfferedVendor[]
  return { started, offered }
}

async function validateAll(root: string, ids: readonly string[], platform: KnownThere | undefined): Promise<Validated> {
  const found = new Map<string, Diagnostic>()
  const counts = { valid: 0, invalid: 0 }
  const codes = platform === undefined ? new Set<string>() : await codesOf(root)
  const holders = platform && holdersOf(platform.started)
  for await (const compiled of compileMerchants(root, ids.length > 0 ? ids : undefined, holders)) {
    const there = platform ? [...checkStarted(compiled, platform.started, codes), ...checkOffered(compiled, platform.offered)] : []
    const diagnostics = [...compiled.diagnostics, ...there]
    counts[diagnostics.some(({ severity }) => severity === 'error') ? 'invalid' : 'valid']++
    for (const one of diagnostics) found.set(`${one.file}:${one.line}:${one.column} ${one.code} ${one.message}`, one)
  }
  const around = ids.length > 0 ? [] : lintRoot(root)
  return { diagnostics: [...around, ...found.values()], ...counts }
}

/** The folders that the platform knows the codes and the domains by. */
const holdersOf = (started: readonly StartedBrand[]): Holders => {
  const held = started.flatMap(({ folder, ...site }) => (folder === null ? [] : [{ folder, ...site }]))
  return {
    codes: new Map(held.map(({ code, folder }) => [code, folder])),
    domains: new Map(held.flatMap(({ domains, folder }) => domains.map((domain) => [domain, folder] as const))),
  }
}

/** The codes of all merchants, those that are not to be checked included. */
async function codesOf(root: string): Promise<ReadonlySet<string>> {
  const codes = new Set<string>()
  for await (const { config } of compileMerchants(root)) if (config) codes.add(config.merchant.code)
  return codes
}
