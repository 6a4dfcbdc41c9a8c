import type { Ports } from '../engine/contract/port.ts'
import type { Call } from './call.ts'

/**
 * | call | what it asks |
 * |---|---|
 * | notices | announcements of the wanted types: notices, banners, pop-ups, promotions |
 * | helpCenter | the topics of the help centre, with their texts |
 * | vipRanks | the VIP ranks, the lowest first |
 */
export const createContent = (call: Call): Ports['content'] => ({
  notices: (query, options) => call('content.notices', query, options),
  helpCenter: (_, options) => call('content.helpCenter', undefined, options),
  vipRanks: (_, options) => call('content.vipRanks', undefined, options),
})
