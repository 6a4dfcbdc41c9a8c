import type { BrandId, Command, Parameters } from './commands.ts'
import type { Subject } from './route.ts'

/**
 * Context in which commands are offered: the brand, the subject of the page, and the commands that the operator may
 * run.
 */
export interface CommandContext {
  readonly brand: BrandId
  readonly commands: readonly Command[]
  readonly subject: Subject | undefined
}

/** Returns the parameters of a command that its context sets: the subjects of the page and of the row. */
export function getContextParameters(command: Command, context: CommandContext, row?: Subject): Parameters {
  const subjects = [context.subject, row].filter((subject) => subject !== undefined)
  return Object.fromEntries(
    subjects.flatMap(({ parameter, value }) => (Object.hasOwn(command.parameters.properties, parameter) ? [[parameter, value]] : [])),
  )
}
