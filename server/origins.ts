import type { Settings } from './config.ts'

/**
 * The hosts of the demo vendor and the demo gateway where no origin is set: every browser looks for them on its own
 * machine.
 */
export const localHosts = { vendor: 'vendor.localhost', gateway: 'pay.localhost' } as const

/** Where browsers reach what stands beside the brands. The mode and the settings decide, never a request. */
export interface Origins {
  /** The vendor of games; `undefined` where there is none. */
  readonly vendor: (() => string) | undefined
  /** The demo gateway; `undefined` where there is none. */
  readonly demoGateway: (() => string) | undefined
}

/** The origins of a mode; `listening` is where the server listens, once it does. */
export function originsOf(
  { mode, vendorOrigin, gatewayOrigin, gateway }: Pick<Settings, 'mode' | 'vendorOrigin' | 'gatewayOrigin' | 'gateway'>,
  listening: () => string | undefined,
): Origins {
  const at = (origin: string | undefined, host: string) => (): string => origin ?? `http://${host}${portOf(listening())}`
  const production = mode === 'production'
  return {
    vendor: production && vendorOrigin === undefined ? undefined : at(vendorOrigin, localHosts.vendor),
    demoGateway: production || gateway !== undefined ? undefined : at(gatewayOrigin, localHosts.gateway),
  }
}

const portOf = (address: string | undefined): string => {
  const port = address === undefined ? '' : new URL(address).port
  return port === '' ? '' : `:${port}`
}

/** What pages may frame, as a content security policy writes it: known before the server listens. */
export const frameOriginsOf = ({ mode, vendorOrigin }: Pick<Settings, 'mode' | 'vendorOrigin'>): readonly string[] =>
  vendorOrigin !== undefined ? [vendorOrigin] : mode === 'demo' ? [`http://${localHosts.vendor}:*`] : []
