import type { Diagnostic } from '../../../../src/engine/compile/index.ts'

const maxErrors = 3

/** Formats the errors that this server finds in the brands of a bundle as one message, which lists the first three. */
export function formatErrors(errors: readonly Diagnostic[], folder: string): string {
  const listed = errors.slice(0, maxErrors).map(({ file, line, column, message }) => {
    const path = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file
    return `${path}:${String(line)}:${String(column)} ${message}`
  })
  const others = errors.length > maxErrors ? ` (and ${String(errors.length - maxErrors)} more)` : ''
  return `This server finds errors in its brands: ${listed.join(' ')}${others} Correct them, or upgrade the servers first.`
}
