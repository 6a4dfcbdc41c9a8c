import { describe, expect, it, vi } from 'vitest'
import { trackRevision } from './track-revision.ts'

describe('trackRevision', () => {
  it('refreshes on each response with a newer revision until the site’s state has that revision', () => {
    const refresh = vi.fn()
    const onRevision = trackRevision(refresh)
    onRevision(3, 'system.status')
    onRevision(3, 'game.menus')
    onRevision(3, 'wallet.balance')
    expect(refresh).not.toHaveBeenCalled()
    onRevision(4, 'wallet.balance')
    onRevision(4, 'member.info')
    expect(refresh).toHaveBeenCalledTimes(2)
    onRevision(4, 'system.status')
    onRevision(4, 'member.info')
    expect(refresh).toHaveBeenCalledTimes(3)
    onRevision(4, 'game.menus')
    onRevision(4, 'member.info')
    expect(refresh).toHaveBeenCalledTimes(3)
  })

  it('ignores older revisions, and does nothing before the revision of the site’s state is known', () => {
    const refresh = vi.fn()
    const onRevision = trackRevision(refresh)
    onRevision(9, 'wallet.balance')
    onRevision(9, 'system.status')
    onRevision(8, 'wallet.balance')
    expect(refresh).not.toHaveBeenCalled()
  })

  it('starts from the revision that the page was rendered from', () => {
    const refresh = vi.fn()
    const onRevision = trackRevision(refresh, 5)
    onRevision(5, 'wallet.balance')
    expect(refresh).not.toHaveBeenCalled()
    onRevision(6, 'wallet.balance')
    expect(refresh).toHaveBeenCalledOnce()
  })
})
