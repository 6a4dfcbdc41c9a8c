import { po } from 'gettext-parser'
import { parsePluralKey } from '../../../src/engine/compile/index.ts'
import { CommandError } from '../command.ts'
import type { TextEntry } from './list-texts.ts'

/** The brand and language of a file of translations. */
export interface PoHeader {
  readonly brand: string
  /** The code of the language in languages.json. */
  readonly language: string
  /** The BCP 47 tag. */
  readonly tag: string
}

/** An entry of a PO file. Its text is empty if it is not translated yet. */
export interface Translation {
  readonly key: string
  readonly reference: string
  readonly text: string
  /** Whether the entry is marked as fuzzy: the translation needs review. */
  readonly fuzzy: boolean
}

const languageHeader = 'X-Livery-Language'

/**
 * Serializes texts as gettext PO for translators' tools: the key is the context, the reference is the msgid. Each
 * plural form is a separate entry.
 */
export function serializePo(entries: readonly TextEntry[], { brand, language, tag }: PoHeader): Buffer {
  const translations = Object.fromEntries(
    entries.map(({ key, reference, text = '', origin }) => {
      const plural = parsePluralKey(key)
      const comments = {
        ...(plural === undefined ? {} : { extracted: `The plural form "${plural.form}" of ${plural.text}` }),
        ...(origin === undefined ? {} : { reference: `${origin.file}:${origin.line}` }),
        ...(reference.includes('{') ? { flag: 'python-brace-format' } : {}),
      }
      return [key, { [reference]: { msgctxt: key, msgid: reference, msgstr: [text], comments } }]
    }),
  )
  const headers = {
    'Project-Id-Version': brand,
    Language: tag.replaceAll('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    [languageHeader]: language,
  }
  return po.compile({ charset: 'utf-8', headers, translations: { '': { '': { msgid: '', msgstr: [''] } }, ...translations } })
}

/**
 * Parses the translations of a PO file.
 * @throws CommandError if the file is invalid or for another language
 */
export function parsePo(content: Buffer, file: string, language: string): Translation[] {
  const { headers, translations } = parseFile(content, file)
  const declaredLanguage = Object.entries(headers).find(([name]) => name.toLowerCase() === languageHeader.toLowerCase())?.[1]
  if (declaredLanguage !== undefined && declaredLanguage !== language)
    throw new CommandError(`${file} is for the language ${declaredLanguage}, not ${language}.`)
  return Object.entries(translations).flatMap(([key, entries]) =>
    Object.values(entries)
      .filter(({ msgid }) => key !== '' || msgid !== '')
      .map(({ msgid, msgstr, comments }) => ({
        key,
        reference: msgid,
        text: msgstr[0] ?? '',
        fuzzy: comments?.flag?.split(/[\s,]+/).includes('fuzzy') === true,
      })),
  )
}

function parseFile(content: Buffer, file: string): ReturnType<typeof po.parse> {
  try {
    return po.parse(content, { validation: true })
  } catch (error) {
    throw new CommandError(`${file} cannot be read as PO: ${error instanceof Error ? error.message : String(error)}`)
  }
}
