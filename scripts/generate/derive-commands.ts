const types = `/** The kind of a parameter, with a question mark if it is optional; or the range of an integer. */
export type ParameterKind = string | { readonly min: number; readonly max: number; readonly optional: boolean }

/** Description of an admin command for the command line. */
export interface CommandDescription {
  /** Its name in the path of the admin API. */
  readonly name: string
  readonly usage: string
  readonly help: string
  readonly placeholders?: Readonly<Record<string, string>>
  /** What the command line does with the value: writes a file, prints a link, or exits with 1 unless \`right\` is true. */
  readonly output?: 'file' | 'link' | 'verdict'
  readonly parameters: Readonly<Record<string, ParameterKind>>
}`

/**
 * Derives the module with the admin commands for the command line: what each accepts and does, without its
 * implementation.
 */
export async function deriveCommands(): Promise<string> {
  const { allCommands } = await import('../../server/admin-api/commands.ts')
  const commands = Object.entries(allCommands).map(([name, { usage, help, placeholders, output, parameters }]) => ({
    name,
    usage,
    help,
    placeholders,
    output,
    parameters,
  }))
  return `${types}\nexport const adminCommands: readonly CommandDescription[] = ${JSON.stringify(commands, null, 2)}\n`
}
