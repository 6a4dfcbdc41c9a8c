import { describe, expect, it, vi } from 'vitest'
import { trackRevision } from './track-revision.ts'

describe('trackRevision', () => {
  it('refreshes with each newer revision until the site’s state has caught up', () => {
    const refresh = vi.fn()
    const hear = trackRevision(refresh)
    hear(3, 'system.status')
    hear(3, 'game.menus')
    hear(3, 'wallet.balance')
    expect(refresh).not.toHaveBeenCalled()
    hear(4, 'wallet.balance')
    hear(4, 'member.info')
    expect(refresh).toHaveBeenCalledTimes(2)
    hear(4, 'system.status')
    hear(4, 'member.info')
    expect(refresh).toHaveBeenCalledTimes(3)
    hear(4, 'game.menus')
    hear(4, 'member.info')
    expect(refresh).toHaveBeenCalledTimes(3)
  })

  it('ignores a lagging server, and does nothing before anything is known', () => {
    const refresh = vi.fn()
    const hear = trackRevision(refresh)
    hear(9, 'wallet.balance')
    hear(9, 'system.status')
    hear(8, 'wallet.balance')
    expect(refresh).not.toHaveBeenCalled()
  })

  it('starts from the revision that the page was rendered from', () => {
    const refresh = vi.fn()
    const hear = trackRevision(refresh, 5)
    hear(5, 'wallet.balance')
    expect(refresh).not.toHaveBeenCalled()
    hear(6, 'wallet.balance')
    expect(refresh).toHaveBeenCalledOnce()
  })
})
