import type { BrandId, Command, Parameters } from './commands.ts'
import type { Subject } from './route.ts'

/** Where a command is offered: the brand, what it is about, and the commands that the operator may run there. */
export interface CommandContext {
  readonly brand: BrandId
  readonly commands: readonly Command[]
  readonly subject: Subject | undefined
}

/** Returns the parameters that the place of a command gives: what the page and the row are about. */
export function givenParameters(command: Command, context: CommandContext, row?: Subject): Parameters {
  const subjects = [context.subject, row].filter((one) => one !== undefined)
  return Object.fromEntries(
    subjects.flatMap(({ parameter, value }) => (Object.hasOwn(command.parameters.properties, parameter) ? [[parameter, value]] : [])),
  )
}
