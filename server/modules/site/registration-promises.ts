import { gift, type Promises, statedPromises } from '../../../src/engine/rules/promises.ts'
import type { SiteRecord } from '../../database/records.ts'

/** Returns what a brand gives to new players. */
export const registrationPromises = ({ registration_bonus: bonus, bonus_turnover: turnover, bonus_days: days }: SiteRecord): Promises =>
  statedPromises({
    'registration.bonus': gift(bonus),
    'registration.turnover': { kind: 'times', value: turnover },
    'registration.days': days === null ? undefined : { kind: 'days', value: days },
  })
