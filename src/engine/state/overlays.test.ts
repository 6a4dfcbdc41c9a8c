import { describe, expect, it, vi } from 'vitest'
import { createOverlays } from './overlays.ts'

const login = { type: 'overlay', id: 'login', page: undefined, openedByRoute: false } as const

describe('createOverlays', () => {
  it('moves an overlay from before-open to open and before-close, and removes it once it is closed (R-OVERLAY-19)', () => {
    const overlays = createOverlays()
    const phases: (string | undefined)[] = []
    overlays.subscribe(() => phases.push(overlays.get()[0]?.phase))
    const key = overlays.push(login)
    overlays.markOpen(key)
    overlays.close(key)
    overlays.markClosed(key)
    expect(phases).toEqual(['before-open', 'open', 'before-close', undefined])
  })

  it('reports once whether an overlay was confirmed, after it has left the screen', () => {
    const overlays = createOverlays()
    const onClosed = vi.fn()
    const key = overlays.push({ type: 'confirm', title: 't', text: 'x', confirm: 'c', cancel: 'n' }, onClosed)
    overlays.close(key, true)
    overlays.close(key)
    expect(onClosed).not.toHaveBeenCalled()
    overlays.markClosed(key)
    overlays.markClosed(key)
    expect(onClosed.mock.calls).toEqual([[true]])
  })

  it('closes the topmost overlay that is not closing yet', () => {
    const overlays = createOverlays()
    overlays.push(login)
    overlays.push({ ...login, id: 'register' })
    overlays.closeTop()
    overlays.closeTop()
    expect(overlays.get().map((entry) => entry.phase)).toEqual(['before-close', 'before-close'])
  })

  it('does not reopen a closing overlay', () => {
    const overlays = createOverlays()
    const key = overlays.push(login)
    overlays.close(key)
    overlays.markOpen(key)
    expect(overlays.get()[0]?.phase).toBe('before-close')
    expect(overlays.find('login')).toBeUndefined()
  })
})
