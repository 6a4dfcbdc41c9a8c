/**
 * Formats the date at the start of a text in the order of a language: with the format "dd/MM/yyyy", "2026-12-31 09:00"
 * becomes "31/12/2026 09:00". Without a format, or without a date at its start, the text is unchanged.
 */
export const localizeDate = (text: string, format: string | undefined): string =>
  format === undefined
    ? text
    : text.replace(/^(\d{4})-(\d{2})-(\d{2})/, (_, year: string, month: string, day: string) =>
        format.replace('yyyy', year).replace('MM', month).replace('dd', day),
      )
