import { describe, expect, it, vi } from 'vitest'
import { trackRevision } from './track-revision.ts'

describe('what the edition of an answer leads to', () => {
  it('is a question for what is true of the site, where what is known is older, with each call until that has come', () => {
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

  it('is none where another server lags behind, and none before anything is known', () => {
    const refresh = vi.fn()
    const hear = trackRevision(refresh)
    hear(9, 'wallet.balance')
    hear(9, 'system.status')
    hear(8, 'wallet.balance')
    expect(refresh).not.toHaveBeenCalled()
  })

  it('goes by what the page was rendered from', () => {
    const refresh = vi.fn()
    const hear = trackRevision(refresh, 5)
    hear(5, 'wallet.balance')
    expect(refresh).not.toHaveBeenCalled()
    hear(6, 'wallet.balance')
    expect(refresh).toHaveBeenCalledOnce()
  })
})
