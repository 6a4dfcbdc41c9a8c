import type { FastifyInstance } from 'fastify'
import type { SharedDatabase } from '../server/database/database.ts'
import { serveDemoGateway } from './gateway/serve-demo-gateway.ts'
import type { GatewayTables } from './gateway/store/tables.ts'
import { type DemoVendorDeps, serveDemoVendor } from './vendor/serve-demo-vendor.ts'
import type { DemoTables } from './vendor/store/tables.ts'

export interface DemoOptions extends Pick<DemoVendorDeps, 'operator' | 'log' | 'describe' | 'getVisitorNetwork'> {
  /** Public hosts; `gateway` is `undefined` if payments use an external gateway. */
  readonly hosts: { readonly vendor: string; readonly gateway: string | undefined }
  readonly database: Pick<SharedDatabase, 'forApplication'>
  /** Key with which the platform and the gateway sign their messages. */
  readonly gatewayKey: Buffer
}

/** Serves the demo vendor and, unless payments use an external gateway, the demo gateway, each on its own host. */
export async function serveDemo(app: FastifyInstance, { hosts, database, gatewayKey, ...options }: DemoOptions): Promise<void> {
  const { getVisitorNetwork } = options
  await app.register(serveDemoVendor, { ...options, host: hosts.vendor, store: { db: database.forApplication<DemoTables>('demo vendor') } })
  if (hosts.gateway === undefined) return
  const store = { db: database.forApplication<GatewayTables>('demo gateway') }
  await app.register(serveDemoGateway, { host: hosts.gateway, store, key: gatewayKey, getVisitorNetwork })
}

export { type DemoAccounts, loadDemoAccounts } from './accounts/demo-accounts.ts'
export { demoMigrations } from './migrations/index.ts'
export { createDemoSeeds } from './seeds.ts'
