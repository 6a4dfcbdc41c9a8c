import papaparse from 'papaparse'

/** What a file has: a line of headings, and a line for each record. */
export interface CsvTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What a spreadsheet would take for a formula. A number below zero is none. */
const formula = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/

/** The text of a file by RFC 4180 that a spreadsheet reads as UTF-8 and takes nothing in it for a formula. */
export const serializeCsv = ({ head, rows }: CsvTable): string =>
  `\uFEFF${papaparse.unparse({ fields: [...head], data: rows.map((row) => [...row]) }, { escapeFormulae: formula, newline: '\r\n' })}\r\n`
