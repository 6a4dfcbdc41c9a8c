import { findBrokenInConfig, type LocatedBroken } from '../../src/engine/rules/relations/find-broken-in-config.ts'
import { type ControlCommand, ControlError, findBrand, readParameters } from '../modules/commands/index.ts'
import type { ControlContext } from './brand-commands.ts'
import { readLiveSettings } from '../modules/compose-modules.ts'
import { runAtomically } from './run-atomically.ts'

/**
 * Wraps a command in a transaction that is rolled back if it breaks a declared relation that held before: the rules of
 * `livery validate` also apply to settings made by operators. Commands that change no settings are returned as they
 * are.
 */
export function withRelations(command: ControlCommand<ControlContext>): ControlCommand<ControlContext> {
  if (command.keepsRelations !== true) return command
  return {
    ...command,
    run: async (context, body) => {
      const { brand: id, username, upline } = readParameters(command.parameters, body) as unknown as CommandBody
      const brand = findBrand(context.brands, id)
      const usernames = [username, upline].filter((one) => one !== undefined)
      return runAtomically(context, brand, async (within, trx) => {
        const readBroken = async () =>
          findBrokenInConfig(await readLiveSettings({ tenant: trx, config: brand.config, usernames })).filter(isError)
        const before = new Set((await readBroken()).map(describe))
        const value = await command.run(within, body)
        const broken = (await readBroken()).map(describe).find((one) => !before.has(one))
        if (broken !== undefined) throw new ControlError(broken)
        return value
      })
    },
  }
}

interface CommandBody {
  readonly brand: string
  readonly username?: string
  readonly upline?: string
}

const isError = ({ relation }: LocatedBroken): boolean => relation.severity !== 'warning'

/** Formats an issue: `deposits.channels.qr: "min" is 50 …`, its reason and its remedy. */
const describe = ({ path, message, remedy, relation: { reason } }: LocatedBroken): string =>
  `${path.slice(1).join('.')}: ${[message, reason, remedy].filter((part) => part !== undefined).join(' ')}`
