// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderSite, type RenderedSite } from '../testing/render-site.tsx'
import { smallConfig, smallMember } from '../testing/small-site.ts'
import type { SiteConfig } from '../contract/site.ts'

const warningDialog = [{ type: 'warn', text: 'in_need_true_account', confirm: 'in_increase_submit' }]

async function render(type: number, config: Partial<SiteConfig> = {}): Promise<RenderedSite> {
  const rendered = await renderSite({
    config,
    token: 'secret',
    ports: { member: { info: async () => smallMember(type) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
  })
  await rendered.settle()
  return rendered
}

const openAndListContents = async ({ engine, settle }: RenderedSite, open: () => void): Promise<readonly unknown[]> => {
  await act(async () => open())
  await settle()
  return engine.overlays.get().map(({ content }) => content)
}

describe('the warning that a real account is required', () => {
  it.each([4])('replaces the member centre for an account of type %i (R-ROLES-04, R-ROLES-05)', async (type) => {
    const rendered = await render(type)
    expect(await openAndListContents(rendered, () => rendered.engine.openOverlay('memberCentre'))).toMatchObject(warningDialog)
    expect(document.querySelector('[role=alertdialog]')).not.toBeNull()
  })

  it.each([0, 3, 4, 43])('replaces the agent centre for an account of type %i (R-ROLES-06)', async (type) => {
    const rendered = await render(type)
    expect(await openAndListContents(rendered, () => rendered.engine.openOverlay('agentCentre'))).toMatchObject(warningDialog)
  })

  it('offers registration to guest accounts only', async () => {
    const findRegisterButton = (): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find((button) => button.textContent === 'Register')
    const player = await render(0)
    await openAndListContents(player, () => player.engine.openOverlay('agentCentre'))
    expect(findRegisterButton()).toBeUndefined()
    const { engine, settle } = await render(4)
    await act(async () => engine.openOverlay('memberCentre'))
    await settle()
    await act(async () => findRegisterButton()?.click())
    await settle()
    expect(engine.overlays.find('register')).toBeDefined()
  })

  it('replaces the deposit page for a guest account (R-ROLES-07)', async () => {
    const rendered = await render(4)
    expect(await openAndListContents(rendered, () => rendered.engine.act({ memberPage: 'depositv2' }))).toMatchObject(warningDialog)
  })

  it.each([0, 3, 7, 99])('is not shown to an account of type %i that opens the member centre (R-ROLES-14)', async (type) => {
    const rendered = await render(type)
    expect(await openAndListContents(rendered, () => rendered.engine.openOverlay('memberCentre'))).toMatchObject([
      { type: 'overlay', id: 'memberCentre' },
    ])
  })

  it('replaces both centres, even for an agent, if the configuration has disabled them (R-ROLES-08, R-ROLES-09)', async () => {
    const { menus } = smallConfig()
    const disabledMenus = { menus: { member: { ...menus.member, allowed: false }, agent: { ...menus.agent, allowed: false } } }
    for (const centre of ['memberCentre', 'agentCentre']) {
      const rendered = await render(1, disabledMenus)
      expect(await openAndListContents(rendered, () => rendered.engine.openOverlay(centre))).toMatchObject(warningDialog)
    }
  })
})
