// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderSite, type RenderedSite } from '../testing/render-site.tsx'
import { smallMember } from '../testing/small-site.ts'

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

/** Opens an overlay as an account of a type or as a visitor, and returns the open overlays. */
async function openAndListStack(id: string, type?: number): Promise<unknown> {
  rendered = await renderSite({
    ...(type !== undefined && { token: 'secret' }),
    ports: { member: { info: async () => smallMember(type ?? 0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
  })
  const { engine, settle } = rendered
  await act(async () => engine.openOverlay(id))
  await settle()
  const stack = engine.overlays.get().map(({ content }) => (content.type === 'overlay' ? content.id : `${content.type} ${content.text}`))
  engine.poller.stop()
  engine.location.close()
  return stack
}
const warning = ['warn in_need_true_account']

describe('the centres', () => {
  it('ask a visitor to log in first (R-VALIDATION-01, R-ROLES-10)', async () => {
    for (const centre of ['memberCentre', 'agentCentre']) expect(await openAndListStack(centre)).toEqual(['login'])
  })

  it('warn a guest account (type 4) and do not open (R-VALIDATION-02, R-VALIDATION-05, R-ROLES-04, R-ROLES-05, R-ROLES-06)', async () => {
    for (const centre of ['memberCentre', 'agentCentre']) expect(await openAndListStack(centre, 4)).toEqual(warning)
  })

  it('both open for agents, the account types 1, 2, 41 and 42 (R-ROLES-02, R-ROLES-12)', async () => {
    for (const type of [1, 2, 41, 42]) {
      expect(await openAndListStack('agentCentre', type)).toEqual(['agentCentre'])
      expect(await openAndListStack('memberCentre', type)).toEqual(['memberCentre'])
    }
  })

  it('treat every other type as a member, with a warning instead of the agent centre (R-ROLES-01, R-ROLES-06, R-ROLES-11, R-ROLES-14)', async () => {
    for (const type of [0, 3, 7, 43]) {
      expect(await openAndListStack('memberCentre', type)).toEqual(['memberCentre'])
      expect(await openAndListStack('agentCentre', type)).toEqual(warning)
    }
  })
})
