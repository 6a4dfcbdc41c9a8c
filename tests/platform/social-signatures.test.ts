import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMarks, openIdSite } from '../../server/modules/session/social-sites.ts'
import { otherSecret } from './other-secret.ts'
import { type OtherSite, startOtherSite } from './other-site.ts'

const back = 'http://alpha.test/wps/session/social/return'
let sites: readonly OtherSite[] = []
beforeAll(async () => void (sites = await Promise.all([false, true].map((forged) => startOtherSite([back], { forged })))))
afterAll(() => Promise.all(sites.map((site) => site.stop())))

/** Who has come back from a site. */
async function whoFrom(site: OtherSite | undefined) {
  if (!site) throw new Error('The other sites have not been started.')
  const reached = openIdSite({ issuer: site.origin, clientId: 'livery' }, otherSecret)
  const marks = await newMarks()
  return reached.finish(marks, new URL(await site.visit(await reached.begin(marks, back), 'mai')))
}

describe('an identity that another site asserts', () => {
  it('is that of who logged in there, by the name that the site has for them', async () => {
    expect(await whoFrom(sites[0])).toEqual({ subject: `${String(sites[0]?.origin)} mai`, email: 'mai@example.com', name: 'Mai' })
  })

  it('is refused where another key than the site’s own has signed it', async () => {
    await expect(whoFrom(sites[1])).rejects.toHaveProperty('cause.message', 'JWT signature verification failed')
  })
})
