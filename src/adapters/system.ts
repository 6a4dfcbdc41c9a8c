import type { Ports } from '../engine/contract/port.ts'
import type { Call } from './call.ts'

/**
 * | call | what it asks |
 * |---|---|
 * | status | whether the site is open, what the brand may do here, and the rules of the registration |
 * | whitelabel | the flags alone |
 * | registerSettings | the rules of the registration alone |
 * | domainRoute | the brand's hosts and apps |
 * | servicePaths, openService | the ways to customer service, and the address that a sealed one stands for |
 */
export const createSystem = (call: Call): Ports['system'] => ({
  status: (query, options) => call('system.status', query, options),
  whitelabel: (_, options) => call('system.whitelabel', undefined, options),
  registerSettings: (_, options) => call('system.registerSettings', undefined, options),
  domainRoute: (_, options) => call('system.domainRoute', undefined, options),
  servicePaths: (_, options) => call('system.servicePaths', undefined, options),
  openService: (body, options) => call('system.openService', body, options),
})
