import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMerchants, listMerchants } from '../../src/engine/compile/index.ts'
import { CannotRun, type Command } from './command.ts'
import { formatText } from './format-text.ts'
import { merchantsHelp, merchantsOption, merchantsRoot, requireMerchants } from './merchants-root.ts'
import { schemaLink } from './schema-link.ts'

export const newMerchant: Command = {
  summary: 'make a merchant that is valid and live at once',
  help: `Usage: livery new <id> [--extends base] [--name NAME] [--domain HOST] [--merchants DIR]

Writes a folder with a merchant.json that extends another merchant. A running server serves it at once, at
http://<id>.localhost and at its domain.

  --extends ID      the merchant to start from; base without it
  --name NAME       the brand's name as players read it
  --domain HOST     its host name; more can be added in merchant.json
${merchantsHelp}

Exit codes: 0 made, 1 made but not valid, 2 not made.`,
  options: { ...merchantsOption, extends: { type: 'string', default: 'base' }, name: { type: 'string' }, domain: { type: 'string' } },
  async run(args, io) {
    const root = merchantsRoot(args, io)
    const [id, ...more] = args.positionals
    if (id === undefined || more.length > 0) throw new CannotRun('say one id: livery new <id>.')
    if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(id))
      throw new CannotRun(`"${id}" cannot be the id of a merchant: use small letters, digits and dashes.`)
    const folder = join(root, id)
    if (existsSync(folder)) throw new CannotRun(`${folder} is there already.`)
    const below = String(args.values['extends'])
    requireMerchants(root, [below])
    mkdirSync(folder)
    writeFileSync(join(folder, 'merchant.json'), `${JSON.stringify(draftMerchant(root, id, below, args.values), null, 2)}\n`)
    return report(root, id, folder, io)
  },
}

function draftMerchant(root: string, id: string, below: string, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const domain = values['domain']
  return {
    $schema: schemaLink(join(root, id, 'merchant.json'), 'merchant'),
    extends: below,
    name:
      typeof values['name'] === 'string'
        ? values['name']
        : id.replace(/(^|-)([a-z0-9])/g, (_, dash: string, letter: string) => (dash === '' ? '' : ' ') + letter.toUpperCase()),
    code: freeCode(root, id),
    ...(typeof domain === 'string' ? { domains: [domain.toLowerCase()] } : {}),
  }
}

/** A merchant code made of the id that no merchant of the folder has. */
function freeCode(root: string, id: string): string {
  const taken = new Set(listMerchants(root).map((one) => codeOf(join(root, one, 'merchant.json'))))
  const letters = id
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 28)
  const stem = /^[A-Z]/.test(letters) ? letters : `M${letters}`
  for (let number = 1; ; number++) if (!taken.has(`${stem}${number}`)) return `${stem}${number}`
}

function codeOf(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { code?: unknown }).code
  } catch {
    return undefined
  }
}

async function report(root: string, id: string, folder: string, io: Parameters<Command['run']>[1]): Promise<number> {
  for await (const { config, diagnostics } of compileMerchants(root, [id])) {
    if (config) {
      io.out(`${io.paint('green', 'made')} ${folder}/merchant.json: ${config.merchant.name}, code ${config.merchant.code}.`)
      io.out(`It is served at http://${[`${id}.localhost`, ...config.merchant.domains].join(' and http://')} by a server of ${root}.`)
      return 0
    }
    const own = diagnostics.some((one) => one.file.startsWith(`${folder}/`))
    if (own) rmSync(folder, { recursive: true })
    io.err(formatText({ diagnostics, valid: 0, invalid: 1 }, io.paint))
    if (own) throw new CannotRun(`${folder} was not made, for it would not be valid.`)
  }
  return 1
}
