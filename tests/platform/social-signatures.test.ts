import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthorizationState, createOpenIdClient } from '../../server/modules/session/social-provider-clients.ts'
import { providerClientSecret } from './provider-client-secret.ts'
import { type TestProvider, startTestProvider } from './test-provider.ts'

const returnUrl = 'http://alpha.test/wps/session/social/return'
let providers: readonly TestProvider[] = []
beforeAll(async () => void (providers = await Promise.all([false, true].map((forged) => startTestProvider([returnUrl], { forged })))))
afterAll(() => Promise.all(providers.map((provider) => provider.stop())))

/** Returns the identity that a provider asserts for a visitor. */
async function fetchIdentity(provider: TestProvider | undefined) {
  if (!provider) throw new Error('The identity providers have not been started.')
  const client = createOpenIdClient({ issuer: provider.origin, clientId: 'livery' }, providerClientSecret)
  const state = await createAuthorizationState()
  return client.fetchIdentity(state, new URL(await provider.visit(await client.createAuthorizationUrl(state, returnUrl), 'mai')))
}

describe('an identity asserted by a provider', () => {
  it('has the subject, email and name of the user who logged in at the provider', async () => {
    expect(await fetchIdentity(providers[0])).toEqual({
      subject: `${String(providers[0]?.origin)} mai`,
      email: 'mai@example.com',
      name: 'Mai',
    })
  })

  it('is rejected if it was signed with a key other than the provider’s', async () => {
    await expect(fetchIdentity(providers[1])).rejects.toHaveProperty('cause.message', 'JWT signature verification failed')
  })
})
