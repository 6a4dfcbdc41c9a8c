import type { PointsRewardSeed } from '../../../src/generated/config.ts'
import { ControlError, type PlatformValues } from '../commands/index.ts'
import { rewardsOf } from './store/rewards.ts'

type Texts = PointsRewardSeed['texts']

const texts: PlatformValues<Texts> = {
  read: async ({ tenant }) =>
    Object.fromEntries((await rewardsOf(tenant).list('all')).map(({ id, texts: textsByLanguage }) => [id, textsByLanguage as Texts])),
  write: async ({ tenant }, id, value) => {
    if (value === undefined) throw new ControlError('The texts of a reward cannot be removed.')
    if (!(await rewardsOf(tenant).find(id))) throw new ControlError(`There is no reward "${id}".`)
    await rewardsOf(tenant).update(id, { texts: JSON.stringify(value) })
  },
}

/** Texts of the rewards for points, in the format of `platform.json`. */
export const pointsValues = { 'points.rewards.*.texts': texts }
