/** Payment gateways: the gateway in the server's settings, and the gateways of each brand. */

export { type GatewayDeps, getNoticePath, getGateway } from './brand-gateway.ts'
export { type GatewayCommandContext, readGatewaySetting, requireGateway } from './commands.ts'
export { type Gateway, GatewayError, noticePath } from './gateway.ts'
export { isSignedByGateway } from './gateway-keys.ts'
export { createServerGateway, type ServerGateway } from './server-gateway.ts'
export { createGatewayStore } from './store/gateways.ts'
export { createGatewayKeyStore } from './store/keys.ts'
