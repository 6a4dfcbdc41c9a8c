// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { drawSite, type Drawn } from '../testing/draw-site.tsx'
import { smallConfig, smallMember } from '../testing/small-site.ts'
import type { SiteConfig } from '../contract/site.ts'

const warned = [{ type: 'warn', text: 'in_need_true_account', confirm: 'in_increase_submit' }]

async function draw(type: number, config: Partial<SiteConfig> = {}): Promise<Drawn> {
  const drawn = await drawSite({
    config,
    token: 'secret',
    ports: { member: { info: async () => smallMember(type) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
  })
  await drawn.settle()
  return drawn
}

const opened = async ({ engine, settle }: Drawn, open: () => void): Promise<readonly unknown[]> => {
  await act(async () => open())
  await settle()
  return engine.overlays.get().map(({ content }) => content)
}

describe('an account that may not do something', () => {
  it.each([4])('of type %i is warned in a dialog instead of seeing the member centre (R-ROLES-04, R-ROLES-05)', async (type) => {
    const drawn = await draw(type)
    expect(await opened(drawn, () => drawn.engine.openOverlay('memberCentre'))).toMatchObject(warned)
    expect(document.querySelector('[role=alertdialog]')).not.toBeNull()
  })

  it.each([0, 3, 4, 43])('of type %i is warned in a dialog instead of seeing the agent centre (R-ROLES-06)', async (type) => {
    const drawn = await draw(type)
    expect(await opened(drawn, () => drawn.engine.openOverlay('agentCentre'))).toMatchObject(warned)
  })

  it('is warned instead of being led to a deposit (R-ROLES-07)', async () => {
    const drawn = await draw(4)
    expect(await opened(drawn, () => drawn.engine.act({ memberPage: 'depositv2' }))).toMatchObject(warned)
  })

  it.each([0, 3, 7, 99])('is nobody of type %i, who sees the member centre (R-ROLES-14)', async (type) => {
    const drawn = await draw(type)
    expect(await opened(drawn, () => drawn.engine.openOverlay('memberCentre'))).toMatchObject([{ type: 'overlay', id: 'memberCentre' }])
  })

  it('is everybody where the configuration has the centres off (R-ROLES-08)', async () => {
    const { menus } = smallConfig()
    const off = { menus: { member: { ...menus.member, allowed: false }, agent: { ...menus.agent, allowed: false } } }
    for (const centre of ['memberCentre', 'agentCentre']) {
      const drawn = await draw(1, off)
      expect(await opened(drawn, () => drawn.engine.openOverlay(centre))).toMatchObject(warned)
    }
  })
})
