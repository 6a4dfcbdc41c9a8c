import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isProject, projectRoot } from '../tools/paths.ts'
import { compileMerchants } from '../../src/engine/compile/index.ts'
import { getServerPort, parseServerLocation } from './call-admin-api.ts'
import { type Arguments, CommandError, type Command, type Io } from './command.ts'
import { draftBrand, type BrandOptions } from './draft-brand.ts'
import { formatItems, listOpenItems } from './checklist-items.ts'
import { formatText } from './formats/format-text.ts'
import { merchantsHelp, merchantsOption, requireMerchantsRoot, assertMerchantsExist } from './merchants-root.ts'
import { scaffoldEndpoint } from './scaffold/new-endpoint.ts'
import { scaffoldField } from './scaffold/new-field.ts'
import { scaffoldModuleInProject, scaffoldWidgetInProject } from './scaffold/new-in-project.ts'
import { scaffoldModule } from './scaffold/new-module.ts'
import { scaffoldWidget } from './scaffold/new-widget.ts'

export const newMerchant: Command = {
  summary: 'create a merchant that is valid and live at once; or a widget, an endpoint, a registration field or a module',
  help: `Usage: livery new <id> [--extends base] [--name NAME] [--domain HOST] [--currency CODE] [--timezone ZONE]
                  [--languages CODE,CODE…] [--merchants DIR]
       livery new widget <kind> "<description>"
       livery new endpoint <port>.<name> "<summary>" [--module MODULE]
       livery new field <name> "<label>" ["LANGUAGE=<label>" …]
       livery new module <name> "<description>"

Creates a merchant that extends another one, without its bonuses, promotions, demo accounts, winners, banks and links.
With --currency, its limits are set to default amounts in that currency. The command ends with a checklist of what is
left to decide; livery checklist <id> prints it again.

A running server serves the merchant at once, at its domain and at http://<id>.localhost with the server's port (PORT;
otherwise that of the server of DATA_DIR or ./data; otherwise 8080).

  --extends ID      the merchant to extend; default: base
  --name NAME       the brand's name as players read it
  --domain HOST     its host name; add more in merchant.json
  --currency CODE   its currency: EUR, THB, USDT …
  --timezone ZONE   its time zone: Europe/Lisbon, Asia/Bangkok …
  --languages …     its languages, the default first: TH,EN
${merchantsHelp}

Everything else is inherited. The code and the currency are fixed when a server first serves the merchant.

The other forms write working code for you to change; in a checkout of Livery, also a test:

  widget            schema, view and style of a widget that shows a heading; the description tells operators its purpose
  endpoint          schema entry, handler, store and table of an endpoint that stores a text per player; --module names
                    the module of a new port
  field             a text field of the registration form, with its label in each language of base
  module            folder, table and admin commands of a server module

Exit codes: 0 created, 1 created but not valid, 2 not created.`,
  options: {
    ...merchantsOption,
    extends: { type: 'string', default: 'base' },
    name: { type: 'string' },
    domain: { type: 'string' },
    currency: { type: 'string' },
    timezone: { type: 'string' },
    languages: { type: 'string' },
    module: { type: 'string' },
  },
  async run(args, io) {
    const [id, ...more] = args.positionals
    const scaffold = id !== undefined && Object.hasOwn(scaffolds, id) ? scaffolds[id] : undefined
    if (scaffold) return scaffold(more, args, io)
    const root = requireMerchantsRoot(args, io)
    if (id === undefined || more.length > 0) throw new CommandError('expected one id: livery new <id>.')
    if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(id))
      throw new CommandError(`"${id}" cannot be the id of a merchant: use lower-case letters, digits and dashes.`)
    // Not normalized, like the paths of the diagnostics that it is compared with.
    const folder = `${root}/${id}`
    if (existsSync(folder)) throw new CommandError(`${folder} already exists.`)
    const options = args.values as unknown as BrandOptions
    assertMerchantsExist(root, [options.extends])
    for (const [path, content] of Object.entries(await draftBrand(root, id, options))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`)
    }
    return reportResult(root, id, folder, { io, port: await getPort(args, io) })
  },
}

type Scaffold = (words: readonly string[], args: Arguments, io: Io) => Promise<number>

const checkoutScaffolds: Readonly<Record<string, Scaffold>> = {
  widget: (words, _, io) => scaffoldWidget(projectRoot, words, io),
  endpoint: (words, { values: { module } }, io) =>
    scaffoldEndpoint(projectRoot, words, typeof module === 'string' ? module : undefined, io),
  field: (words, _, io) => scaffoldField(projectRoot, words, io),
  module: (words, _, io) => scaffoldModule(projectRoot, words, io),
}

const createRejection = (message: string) => (): Promise<number> => Promise.reject(new CommandError(message))

const scaffolds: Readonly<Record<string, Scaffold>> = isProject
  ? {
      widget: (words, _, io) => scaffoldWidgetInProject(projectRoot, words, io),
      module: (words, _, io) => scaffoldModuleInProject(projectRoot, words, io),
      endpoint: createRejection(
        'in a project, livery new module creates a module with an endpoint: add others to its api.json and module.ts.',
      ),
      field: createRejection('registration fields cannot be added from a project.'),
    }
  : checkoutScaffolds

/**
 * Returns the port that the brand is served at: from the environment, or that of the running server; otherwise 8080.
 */
const getPort = async (args: Arguments, io: Io): Promise<string> =>
  io.env['PORT'] || (await getServerPort(parseServerLocation(args, io)).catch(() => '8080'))

async function reportResult(
  root: string,
  id: string,
  folder: string,
  { io, port }: { readonly io: Io; readonly port: string },
): Promise<number> {
  for await (const { config, diagnostics, chain, provenance, assets } of compileMerchants(root, [id])) {
    const ownDiagnostics = diagnostics.filter((diagnostic) => diagnostic.file.startsWith(`${folder}/`))
    const formattedDiagnostics = formatText(
      { diagnostics: config ? ownDiagnostics : diagnostics, valid: config ? 1 : 0, invalid: config ? 0 : 1 },
      io.paint,
    )
    if (config) {
      const { name, code, currency, domains } = config.merchant
      io.out(`${io.paint('green', 'created')} ${folder}/merchant.json: ${name}, code ${code}.`)
      if (ownDiagnostics.length > 0) io.out(`\n${formattedDiagnostics}\n`)
      io.out(
        `Its code and its currency, ${currency.code}, are fixed when a server first serves it. A running server of ${root} serves it at once.`,
      )
      io.out(`A server of ${root} serves it at http://${id}.localhost:${port}`)
      if (domains.length > 0) io.out(`and at ${domains.map((domain) => `https://${domain}`).join(', ')} once DNS points to the server.`)
      io.out(`\nBefore it is published (livery checklist ${id} lists what is left):`)
      io.out(formatItems(listOpenItems({ id, config, chain, provenance, assets })))
      return 0
    }
    if (ownDiagnostics.length > 0) rmSync(folder, { recursive: true })
    io.err(formattedDiagnostics)
    if (ownDiagnostics.length > 0) throw new CommandError(`${folder} was not created because it would not be valid.`)
  }
  return 1
}
