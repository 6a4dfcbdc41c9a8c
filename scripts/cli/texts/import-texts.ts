import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileMerchant } from '../../../src/engine/compile/index.ts'
import { escapeControls } from '../../../src/engine/rules/escape-controls.ts'
import { formatCount } from '../../../src/engine/rules/format-count.ts'
import { checkTranslations } from './check-translations.ts'
import { CommandError, type Io } from '../command.ts'
import { formatText } from '../formats/format-text.ts'
import type { TextEntry } from './list-texts.ts'
import { parsePo } from './po-file.ts'
import { getRelativeSchemaPath } from '../schema-files.ts'
import { setMessages } from './set-messages.ts'

/** The file to import, and the merchant and language to import it into. */
export interface ImportOptions {
  readonly root: string
  readonly id: string
  readonly language: string
  /** Path of the PO file. */
  readonly source: string
}

/**
 * Imports translations into the merchant's own file. If the merchant is not valid with them, the file is restored.
 * Resolves to the exit code: 1 if the translations have errors or the merchant is not valid with them.
 *
 * @throws CommandError if the PO file is missing, invalid or for another language
 */
export async function importTexts({ root, id, language, source }: ImportOptions, entries: readonly TextEntry[], io: Io): Promise<number> {
  if (!existsSync(source)) throw new CommandError(`there is no file ${source}.`)
  const { errors, changes, unchangedCount, untranslatedCount, fuzzyCount, outdatedKeys } = checkTranslations(
    parsePo(readFileSync(source), source, language),
    entries,
  )
  if (errors.length > 0) {
    io.err(
      [
        ...errors.map((error) => escapeControls(`${source}: ${error}`)),
        `Nothing was written: ${formatCount(errors.length, 'error')}.`,
      ].join('\n'),
    )
    return 1
  }
  const file = join(root, id, 'messages', `${language}.json`)
  const exitCode =
    changes.size === 0
      ? 0
      : await writeIfValid(
          root,
          id,
          file,
          (previousText) =>
            setMessages(
              previousText,
              changes,
              entries.map(({ key }) => key),
            ),
          io,
        )
  if (exitCode !== 0) return exitCode
  for (const key of outdatedKeys)
    io.out(`${io.paint('yellow', escapeControls(key))}: the reference text has changed since the export. Review the translation.`)
  const summary = [
    `${unchangedCount} unchanged`,
    `${untranslatedCount} not translated`,
    ...(fuzzyCount > 0 ? [`${fuzzyCount} marked fuzzy and left out`] : []),
  ]
  io.out(`${changes.size} texts written to ${file}; ${summary.join(', ')}.`)
  return 0
}

async function writeIfValid(root: string, id: string, file: string, createText: (previousText: string) => string, io: Io): Promise<number> {
  const previousText = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, createText(previousText ?? `{\n  "$schema": ${JSON.stringify(getRelativeSchemaPath(file, 'messages'))}\n}\n`))
  const { config, diagnostics } = await compileMerchant(root, id)
  if (config) return 0
  if (previousText === undefined) rmSync(file)
  else writeFileSync(file, previousText)
  io.err(formatText({ diagnostics, valid: 0, invalid: 1 }, io.paint))
  io.err(`Nothing was written: ${id} would not be valid.`)
  return 1
}
