import { writeFileSync } from 'node:fs'
import { compileMerchant, fallbackLanguage, type CompiledMerchant } from '../../src/engine/compile/index.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { escapeControls } from '../../src/engine/rules/escape-controls.ts'
import { CommandError, type Command, type Io } from './command.ts'
import { formatSuggestion } from './format-suggestion.ts'
import { formatText } from './formats/format-text.ts'
import { importTexts } from './texts/import-texts.ts'
import { listTexts, type TextEntry } from './texts/list-texts.ts'
import { merchantsHelp, merchantsOption, requireMerchantsRoot, assertMerchantsExist } from './merchants-root.ts'
import { serializePo } from './texts/po-file.ts'

export const texts: Command = {
  summary: 'list the texts of a language, export them for translators, and import translations',
  help: `Usage: livery texts <id> [language] [--missing] [--export FILE | --import FILE] [--merchants DIR]

Without a language: prints the number of texts that each enabled language of the merchant has.
With a language (EN, TH …): prints every text with its file and line, or with the language that it falls back to.

  --missing       only texts that the language lacks
  --export FILE   writes the texts as gettext PO, which translators' tools read; each plural form is a separate entry
  --import FILE   reads such a file into messages/<language>.json of the merchant: new and changed texts, in place. Keys
                  and values in braces are checked first; if one is wrong, nothing is written
${merchantsHelp}

Exit codes: 0 done, 1 the merchant or the imported file is not valid, 2 could not run.`,
  options: { ...merchantsOption, missing: { type: 'boolean' }, export: { type: 'string' }, import: { type: 'string' } },
  async run(args, io) {
    const root = requireMerchantsRoot(args, io)
    const [id, language, ...unexpectedArgs] = args.positionals
    if (id === undefined || unexpectedArgs.length > 0)
      throw new CommandError('expected a merchant and optionally a language: livery texts <id> [language].')
    assertMerchantsExist(root, [id])
    const compiled = await compileMerchant(root, id)
    const { config, diagnostics } = compiled
    if (!config) {
      io.err(formatText({ diagnostics, valid: 0, invalid: 1 }, io.paint))
      return 1
    }
    if (language === undefined) {
      printCoverage(compiled, config, io)
      return 0
    }
    assertLanguage(config, language)
    const entries = listTexts(compiled, config, language)
    const source = args.values['import']
    if (typeof source === 'string') return importTexts({ root, id, language, source }, entries, io)
    const selected = args.values['missing'] === true ? entries.filter(({ text }) => text === undefined) : entries
    const target = args.values['export']
    if (typeof target === 'string')
      writeFileSync(target, serializePo(selected, { brand: config.merchant.name, language, tag: getLanguageTag(config, language) }))
    else for (const entry of selected) io.out(formatTextEntry(entry, io))
    const summary = `${selected.length} of ${entries.length} texts`
    io.out(typeof target === 'string' ? `${summary} written to ${target}.` : `\n${summary}.`)
    return 0
  },
}

const getLanguageTag = (config: MerchantConfig, language: string): string => config.languages.catalogue[language]?.tag ?? language

function assertLanguage({ languages: { catalogue } }: MerchantConfig, language: string): void {
  if (Object.hasOwn(catalogue, language)) return
  throw new CommandError(`unknown language "${language}" in languages.json.${formatSuggestion(language, Object.keys(catalogue))}`)
}

function printCoverage(compiled: CompiledMerchant, config: MerchantConfig, io: Io): void {
  for (const [code, { name, enabled }] of Object.entries(config.languages.catalogue)) {
    if (!enabled) continue
    const entries = listTexts(compiled, config, code)
    const translatedCount = entries.filter(({ text }) => text !== undefined).length
    const missingFormCount = entries.filter(({ otherForm }) => otherForm !== undefined).length
    const remarks = [
      ...(missingFormCount === 0 ? [] : [`; ${missingFormCount} missing plural forms use the form for other counts`]),
      ...(translatedCount + missingFormCount === entries.length ? [] : [`; the others fall back to ${fallbackLanguage}`]),
    ].join('')
    io.out(
      `${io.paint('bold', code.padEnd(5))} ${translatedCount} of ${entries.length} texts (${Math.floor((100 * translatedCount) / entries.length)} %)  ${name}${remarks}`,
    )
  }
}

function formatTextEntry({ key, reference, text, otherForm, origin }: TextEntry, { paint }: Io): string {
  const location = origin === undefined ? '' : `  ${origin.file}:${origin.line}`
  if (text !== undefined) return `${paint('bold', escapeControls(key))}  ${escapeControls(text)}${paint('dim', location)}`
  if (otherForm !== undefined)
    return `${paint('bold', escapeControls(key))}  ${escapeControls(otherForm)}${paint('yellow', '  missing plural form: uses the form for other counts')}${paint('dim', location)}`
  return `${paint('bold', escapeControls(key))}  ${escapeControls(reference)}${paint('yellow', `  falls back to ${fallbackLanguage}`)}${paint('dim', location)}`
}
