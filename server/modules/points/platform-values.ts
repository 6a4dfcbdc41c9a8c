import type { PointsRewardSeed } from '../../../src/generated/config.ts'
import { AdminApiError, type PlatformValues } from '../commands/index.ts'
import { createPointsRewardStore } from './store/rewards.ts'

type Texts = PointsRewardSeed['texts']

const rewardTexts: PlatformValues<Texts> = {
  read: async ({ tenant }) =>
    Object.fromEntries(
      (await createPointsRewardStore(tenant).list('all')).map(({ id, texts: textsByLanguage }) => [id, textsByLanguage as Texts]),
    ),
  write: async ({ tenant }, id, value) => {
    if (value === undefined) throw new AdminApiError('The texts of a reward cannot be removed.')
    if (!(await createPointsRewardStore(tenant).find(id))) throw new AdminApiError(`There is no reward "${id}".`)
    await createPointsRewardStore(tenant).update(id, { texts: JSON.stringify(value) })
  },
}

/** Texts of the rewards for points, in the format of `platform.json`. */
export const pointsValues = { 'points.rewards.*.texts': rewardTexts }
