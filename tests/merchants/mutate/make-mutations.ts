import { breakForm, breakRange, misspellChoice, dangle, retype } from './mutate-value.ts'
import { deleteDefinition, deleteKey, renameKey } from './mutate-key.ts'
import type { Brand } from './brand.ts'
import type { Mutation, Spot, Way } from './mutation.ts'
import type { Random } from '../../../src/engine/testing/random.ts'

/** Makes one mistake at a site, or returns `undefined` if this kind of change would not be a mistake there. */
type Mutate = (spot: Spot, random: Random) => Mutation | undefined

const mutators: Readonly<Record<Way, readonly Mutate[]>> = {
  rename: [renameKey],
  delete: [deleteKey, deleteDefinition],
  retype: [retype],
  dangle: [dangle],
  choice: [misspellChoice],
  range: [breakRange],
  form: [breakForm],
}

/** Up to `most` mutations of each kind in each file of a brand, at random sites that are the same in every run. */
export function createMutations(brand: Brand, random: Random, max: number): Mutation[] {
  return brand.files.flatMap((file) =>
    Object.values(mutators).flatMap((some) => {
      const all = file.sites.flatMap((site) =>
        some.flatMap((mutate) => {
          const mutation = mutate({ brand, file, site }, random)
          return mutation ? [mutation] : []
        }),
      )
      return random.sample(all, max)
    }),
  )
}
