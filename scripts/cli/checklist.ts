import { compileMerchant } from '../../src/engine/compile/index.ts'
import { formatItems, listOpenItems } from './checklist-items.ts'
import { CommandError, type Command } from './command.ts'
import { merchantsHelp, merchantsOption, requireMerchantsRoot, assertMerchantsExist } from './merchants-root.ts'

export const checklist: Command = {
  summary: 'list what a brand has to decide before it is published',
  help: `Usage: livery checklist <id> [--merchants DIR]

Lists what a brand still inherits from the merchant that it extends, and what it lacks: logos, colours, legal texts,
ways to deposit and withdraw, customer service. Each line names the file to edit. Once a server has served the brand,
change values of platform.json with livery platform set.

${merchantsHelp}

Exit codes: 0 no open decisions, 1 open decisions, 2 could not run.`,
  options: merchantsOption,
  async run(args, io) {
    const root = requireMerchantsRoot(args, io)
    const [id, ...more] = args.positionals
    if (id === undefined || more.length > 0) throw new CommandError('expected one id: livery checklist <id>.')
    assertMerchantsExist(root, [id])
    const compiled = await compileMerchant(root, id)
    const { config } = compiled
    if (!config) throw new CommandError(`${id} is not valid. Run livery validate ${id} for details.`)
    const items = listOpenItems({ id, config, chain: compiled.chain, provenance: compiled.provenance, assets: compiled.assets })
    io.out(items.length === 0 ? `${id}: nothing is left to decide.` : formatItems(items))
    return items.length === 0 ? 0 : 1
  },
}
