import { breakFormat, breakRange, misspellEnumValue, breakReference, changeType } from './mutate-value.ts'
import { deleteDefinition, deleteKey, renameKey } from './mutate-key.ts'
import type { Brand } from './brand.ts'
import type { Mutation, MutationTarget, MutationKind } from './mutation.ts'
import type { Random } from '../../../src/engine/testing/random.ts'

/** Makes a mistake in one value or its key; returns `undefined` if this change would not be a mistake there. */
type Mutate = (target: MutationTarget, random: Random) => Mutation | undefined

const mutators: Readonly<Record<MutationKind, readonly Mutate[]>> = {
  rename: [renameKey],
  delete: [deleteKey, deleteDefinition],
  type: [changeType],
  reference: [breakReference],
  enum: [misspellEnumValue],
  range: [breakRange],
  format: [breakFormat],
}

/** Returns at most `maxPerKind` mutations of each kind in each file of a brand, chosen with `random`. */
export function createMutations(brand: Brand, random: Random, maxPerKind: number): Mutation[] {
  return brand.files.flatMap((file) =>
    Object.values(mutators).flatMap((kindMutators) => {
      const candidates = file.nodes.flatMap((node) =>
        kindMutators.flatMap((mutate) => {
          const mutation = mutate({ brand, file, node }, random)
          return mutation ? [mutation] : []
        }),
      )
      return random.sample(candidates, maxPerKind)
    }),
  )
}
