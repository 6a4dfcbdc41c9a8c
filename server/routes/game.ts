import { CallError } from '../domain/call-error.ts'
import { menusOf } from '../domain/menus.ts'
import type { PortHandlers } from './call.ts'

export const game: PortHandlers<'game'> = {
  menus: async ({ platform, site, brand, tenant }, { merchantCode }) => {
    if (merchantCode !== tenant.code) throw new CallError('merchant_mismatch')
    return { data: { lanes: menusOf(platform.catalogue, site, brand.config, await platform.pictureVersion(brand)) } }
  },
}
