import type { Ports } from '../engine/contract/port.ts'
import type { Call } from './call.ts'

/**
 * | call | what it asks |
 * |---|---|
 * | affiliate | whether an affiliate code is valid on this host |
 */
export const createAgent = (call: Call): Ports['agent'] => ({
  affiliate: (query, options) => call('agent.affiliate', query, options),
})
