import { compileMerchants, listMerchants, type Diagnostic } from '../../src/engine/compile/index.ts'
import { CannotRun, type Command } from './command.ts'
import { formatGithub } from './format-github.ts'
import { formatJson } from './format-json.ts'
import { formatSarif } from './format-sarif.ts'
import { formatText } from './format-text.ts'
import type { Validated } from './validated.ts'
import { merchantsHelp, merchantsOption, merchantsRoot, requireMerchants } from './merchants-root.ts'

const formats = { text: formatText, json: formatJson, github: formatGithub, sarif: formatSarif } as const

export const validate: Command = {
  summary: 'check merchants, and say what is wrong and where',
  help: `Usage: livery validate [id…] [--merchants DIR] [--format text|json|github|sarif]

Checks the merchants that are named, or all. Every finding says its file, line and column, and what to do.

${merchantsHelp}
  --format FORMAT   text for people (as it is without this), json for programs, github for annotations
                    of a pull request, sarif for code scanning

Exit codes: 0 no errors (there may be warnings), 1 errors, 2 could not run.`,
  options: { ...merchantsOption, format: { type: 'string', default: 'text' } },
  async run(args, io) {
    const root = merchantsRoot(args, io)
    const format = String(args.values['format'])
    if (!Object.hasOwn(formats, format)) throw new CannotRun(`there is no format "${format}": choose ${Object.keys(formats).join(', ')}.`)
    requireMerchants(root, args.positionals)
    if (listMerchants(root).length === 0) throw new CannotRun(`there is no merchant in ${root}, or it cannot be read.`)
    const result = await validateAll(root, args.positionals)
    const text = formats[format as keyof typeof formats](result, io.paint)
    if (text !== '') io.out(text)
    return result.diagnostics.some((one) => one.severity === 'error') ? 1 : 0
  },
}

async function validateAll(root: string, ids: readonly string[]): Promise<Validated> {
  const found = new Map<string, Diagnostic>()
  const counts = { valid: 0, invalid: 0 }
  for await (const { valid, diagnostics } of ids.length > 0 ? compileMerchants(root, ids) : compileMerchants(root)) {
    counts[valid ? 'valid' : 'invalid']++
    for (const one of diagnostics) found.set(`${one.file}:${one.line}:${one.column} ${one.code} ${one.message}`, one)
  }
  return { diagnostics: [...found.values()], ...counts }
}
