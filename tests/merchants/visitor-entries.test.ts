import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { smallFacts } from '../../src/engine/testing/small-site.ts'
import { resolveSite } from '../../src/engine/resolve/resolve-site.ts'

const merchants = join(import.meta.dirname, '../../merchants')

/** Returns the ids of the menu entries, outside the member bar, that link a visitor to an account page or log out. */
async function listAccountEntries(brand: string): Promise<readonly string[]> {
  const { config } = await compileMerchant(merchants, brand)
  if (config === undefined) throw new Error(`${brand} is not valid.`)
  const { memberCentre, agentCentre } = config.overlays
  const { memberBar: _, ...menus } = resolveSite(config, smallFacts()).navigation
  return Object.values(menus)
    .flat()
    .filter(({ action: { memberPage, agentPage, overlay, signOut } }) => {
      const opensCentre = overlay === memberCentre || overlay === agentCentre
      return (memberPage ?? agentPage ?? signOut) !== undefined || opensCentre
    })
    .map(({ id }) => id)
}

describe('the menus of the shipped brands', () => {
  it.each(['harbor', 'neon'])('link a visitor of %s to no account page outside the member bar', async (brand) => {
    expect(await listAccountEntries(brand)).toEqual([])
  })

  it('show a visitor of lotus only the bonus entry required by the specification (R-NAV-HEADER-13)', async () => {
    expect(await listAccountEntries('lotus')).toEqual(['bonus'])
  })

  it('link the rank placeholder in the header to the list of ranks for a visitor of lotus (R-NAV-HEADER-16)', async () => {
    const { config } = await compileMerchant(merchants, 'lotus')
    if (config === undefined) throw new Error('lotus is not valid.')
    const entries = resolveSite(config, smallFacts()).navigation.header.filter(({ shows }) => shows === 'vipRank')
    expect(entries.map(({ action }) => action)).toEqual([{ route: 'vip' }])
  })
})
