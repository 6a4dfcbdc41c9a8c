const types = `/** The kind of a parameter, with a question mark if it may be left out; or the range of an integer. */
export type ParameterKind = string | { readonly min: number; readonly max: number; readonly optional: boolean }

/** What the console knows of an admin command. */
export interface CommandDescription {
  /** Its name in the path of the admin API. */
  readonly name: string
  readonly usage: string
  readonly help: string
  readonly placeholders?: Readonly<Record<string, string>>
  readonly output?: 'file' | 'link' | 'verdict'
  readonly parameters: Readonly<Record<string, ParameterKind>>
}`

/**
 * Returns the module by which the console knows the admin commands: what each takes and does, without the code that
 * runs them.
 */
export async function deriveCommands(): Promise<string> {
  const { controlCommands } = await import('../../server/control/serve-control.ts')
  const commands = Object.entries(controlCommands).map(([name, { usage, help, placeholders, output, parameters }]) => ({
    name,
    usage,
    help,
    placeholders,
    output,
    parameters,
  }))
  return `${types}\nexport const adminCommands: readonly CommandDescription[] = ${JSON.stringify(commands, null, 2)}\n`
}
