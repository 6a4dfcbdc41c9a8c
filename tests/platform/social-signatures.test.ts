import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthorizationState, createOpenIdClient } from '../../server/modules/session/social-provider-clients.ts'
import { otherSecret } from './other-secret.ts'
import { type OtherSite, startOtherSite } from './other-site.ts'

const back = 'http://alpha.test/wps/session/social/return'
let sites: readonly OtherSite[] = []
beforeAll(async () => void (sites = await Promise.all([false, true].map((forged) => startOtherSite([back], { forged })))))
afterAll(() => Promise.all(sites.map((site) => site.stop())))

/** The identity of a visitor who returned from a provider. */
async function whoFrom(site: OtherSite | undefined) {
  if (!site) throw new Error('The identity providers have not been started.')
  const reached = createOpenIdClient({ issuer: site.origin, clientId: 'livery' }, otherSecret)
  const state = await createAuthorizationState()
  return reached.fetchIdentity(state, new URL(await site.visit(await reached.createAuthorizationUrl(state, back), 'mai')))
}

describe('an identity asserted by a provider', () => {
  it('is that of the user who logged in there, under the provider’s name for them', async () => {
    expect(await whoFrom(sites[0])).toEqual({ subject: `${String(sites[0]?.origin)} mai`, email: 'mai@example.com', name: 'Mai' })
  })

  it('is rejected if it was signed with a key other than the provider’s', async () => {
    await expect(whoFrom(sites[1])).rejects.toHaveProperty('cause.message', 'JWT signature verification failed')
  })
})
