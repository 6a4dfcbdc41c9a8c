import papaparse from 'papaparse'

/** Contents of a file: a header row, and a row per record. */
export interface CsvTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Text that spreadsheets evaluate as a formula. Negative numbers are excluded. */
const formulaPattern = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/

/**
 * Serializes CSV by RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8, and with formulas
 * neutralized.
 */
export const serializeCsv = ({ header, rows }: CsvTable): string =>
  `\uFEFF${papaparse.unparse({ fields: [...header], data: rows.map((row) => [...row]) }, { escapeFormulae: formulaPattern, newline: '\r\n' })}\r\n`
