import { describe, expect, it } from 'vitest'
import { resolveSite } from '../../engine/resolve/resolve-site.ts'
import { smallConfig, smallFacts } from '../../engine/testing/small-site.ts'
import { resolveAnnouncementAction } from './announcements.ts'

const config = smallConfig()
const site = resolveSite(config, smallFacts())

describe('the action of an announcement', () => {
  it('is its target if the site has it, or an external URL', () => {
    expect(resolveAnnouncementAction({ route: 'sports' }, site, config)).toEqual({ route: 'sports' })
    expect(resolveAnnouncementAction({ overlay: 'register' }, site, config)).toEqual({ overlay: 'register' })
    expect(resolveAnnouncementAction({ article: 'terms' }, site, config)).toEqual({ article: 'terms' })
    expect(resolveAnnouncementAction({ promotion: 'welcome' }, site, config)).toEqual({ promotion: 'welcome' })
    expect(resolveAnnouncementAction({ memberPage: 'depositv2' }, site, config)).toEqual({ memberPage: 'depositv2' })
    expect(resolveAnnouncementAction({ url: 'https://other.example/' }, site, config)).toEqual({ url: 'https://other.example/' })
  })

  it('is not login or sign-up for a logged-in player', () => {
    const [visitorOverlay] = Object.entries(config.overlays.overlays).find(([, { access }]) => access === 'visitor') ?? []
    const player = { ...site, visitor: { ...site.visitor, kind: 'player' as const } }
    expect(resolveAnnouncementAction({ overlay: visitorOverlay ?? '' }, site, config)).toEqual({ overlay: visitorOverlay })
    expect(resolveAnnouncementAction({ overlay: visitorOverlay ?? '' }, player, config)).toBeUndefined()
  })

  it('is undefined if there is none, if its target does not exist on the site, or if its URL is unsafe', () => {
    for (const action of [
      undefined,
      {},
      { route: 'gone' },
      { overlay: '__proto__' },
      { memberPage: 'gone' },
      { url: 'javascript:alert(1)' },
    ])
      expect(resolveAnnouncementAction(action, site, config)).toBeUndefined()
  })
})
