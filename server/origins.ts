import type { Settings } from './config.ts'

/** Default hosts of the demo vendor and the demo gateway. Browsers resolve them to the local machine. */
export const localHosts = { vendor: 'vendor.localhost', gateway: 'pay.localhost' } as const

/** Origins of the demo vendor and gateway. The mode and the settings determine them, never a request. */
export interface Origins {
  /** The demo vendor; `undefined` in production. */
  readonly demoVendor: (() => string) | undefined
  /** The demo gateway; `undefined` in production and if a gateway is configured. */
  readonly demoGateway: (() => string) | undefined
}

/** Creates the origins for a mode; `getListeningAddress` returns the URL once the server listens. */
export function createOrigins(
  { mode, demoVendorOrigin, gatewayOrigin, gateway }: Pick<Settings, 'mode' | 'demoVendorOrigin' | 'gatewayOrigin' | 'gateway'>,
  getListeningAddress: () => string | undefined,
): Origins {
  const createOrigin = (origin: string | undefined, host: string) => (): string =>
    origin ?? `http://${host}${formatPortSuffix(getListeningAddress())}`
  const isProduction = mode === 'production'
  return {
    demoVendor: isProduction ? undefined : createOrigin(demoVendorOrigin, localHosts.vendor),
    demoGateway: isProduction || gateway !== undefined ? undefined : createOrigin(gatewayOrigin, localHosts.gateway),
  }
}

const formatPortSuffix = (address: string | undefined): string => {
  const port = address === undefined ? '' : new URL(address).port
  return port === '' ? '' : `:${port}`
}
