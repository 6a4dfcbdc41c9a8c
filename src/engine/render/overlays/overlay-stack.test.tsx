// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Overlay } from '../../../generated/config.ts'
import { renderSite, type RenderedSite } from '../../testing/render-site.tsx'
import { smallConfig, smallMember } from '../../testing/small-site.ts'
import './overlay-stack.tsx'

const config = smallConfig()
const baseOverlay: Overlay = { kind: 'modal', title: 'login_title', access: 'everyone', nodes: {} }

const createProbeOverlays = (overlay: Partial<Overlay>) => ({ ...config.overlays, overlays: { probe: { ...baseOverlay, ...overlay } } })

let rendered: RenderedSite | undefined
async function openProbe(overlay: Partial<Overlay>): Promise<HTMLDialogElement> {
  rendered = await renderSite({ config: { overlays: createProbeOverlays(overlay) } })
  await act(async () => rendered?.engine.openOverlay('probe'))
  await rendered.settle()
  return findDialog() as HTMLDialogElement
}

const findDialog = (): HTMLDialogElement | null => document.querySelector('dialog')
const findOverlayPhase = (): string | undefined => rendered?.engine.overlays.get()[0]?.phase

/** Dispatches the events that a browser dispatches when Escape is pressed in a dialog. */
async function pressEscape(dialog: HTMLElement): Promise<void> {
  await act(async () => {
    if (!dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))) return
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  await rendered?.settle()
}

afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
  rendered = undefined
})

describe('the frame of an overlay', () => {
  it('defaults to 600 wide and at least 300 high for a modal (R-OVERLAY-13, R-OVERLAY-14)', async () => {
    const { style } = await openProbe({})
    expect([style.getPropertyValue('--modal-width'), style.getPropertyValue('--modal-height')]).toEqual(['600px', '300px'])
  })

  it('defaults to 400 wide and the height of its content for a dialog (R-OVERLAY-15)', async () => {
    const { style } = await openProbe({ kind: 'dialog' })
    expect([style.getPropertyValue('--modal-width'), style.getPropertyValue('--modal-height')]).toEqual(['400px', '0px'])
  })

  it('has the configured size', async () => {
    const { style } = await openProbe({ width: 720, height: 410 })
    expect([style.getPropertyValue('--modal-width'), style.getPropertyValue('--modal-height')]).toEqual(['720px', '410px'])
  })

  it('is a modal dialog labelled by its title', async () => {
    const showModalSpy = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const dialog = await openProbe({})
    expect(showModalSpy).toHaveBeenCalledOnce()
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Title')
    showModalSpy.mockRestore()
  })

  it('closes when its close button is clicked (R-OVERLAY-10)', async () => {
    const dialog = await openProbe({})
    await act(async () => dialog.querySelector<HTMLElement>('button[aria-label="Close"]')?.click())
    await rendered?.settle()
    expect(findDialog()).toBeNull()
  })

  it('ignores clicks outside it (R-OVERLAY-11)', async () => {
    const dialog = await openProbe({ clickToClose: true })
    expect(dialog.getAttribute('closedby') ?? 'closerequest').not.toBe('any')
    for (const target of [dialog, document.documentElement, document.body])
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        await act(async () => void target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })))
    await rendered?.settle()
    expect(findOverlayPhase()).toBe('open')
  })

  it('closes with Escape only if `clickToClose` is on (R-OVERLAY-16)', async () => {
    await pressEscape(await openProbe({}))
    expect(findOverlayPhase()).toBe('open')
    await pressEscape(await openProbe({ clickToClose: false }))
    expect(findOverlayPhase()).toBe('open')
    await pressEscape(await openProbe({ clickToClose: true }))
    expect(findOverlayPhase()).toBeUndefined()
  })

  it('closes automatically after its timeout in milliseconds, and not before (R-OVERLAY-17)', async () => {
    rendered = await renderSite({ config: { overlays: createProbeOverlays({ kind: 'dialog', timeOut: 600 }) } })
    const { engine } = rendered
    const phaseTimes = new Map<string, number>()
    engine.overlays.subscribe(() => phaseTimes.set(findOverlayPhase() ?? 'closed', performance.now()))
    await act(async () => engine.openOverlay('probe'))
    for (const end = performance.now() + 10_000; !phaseTimes.has('closed') && performance.now() < end;) await rendered.settle()
    expect([...phaseTimes.keys()]).toEqual(['before-open', 'open', 'before-close', 'closed'])
    expect((phaseTimes.get('before-close') ?? 0) - (phaseTimes.get('open') ?? 0)).toBeGreaterThan(599)
  })

  it('stays open without a timeout', async () => {
    await openProbe({ kind: 'dialog' })
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 300))))
    expect(findOverlayPhase()).toBe('open')
  })

  it('goes through before-open, open, before-close and closed, and waits for its animation (R-OVERLAY-19)', async () => {
    let finish: () => void = () => undefined
    const animation = new Promise<void>((resolve) => (finish = resolve))
    const phases: (string | undefined)[] = []
    rendered = await renderSite({ config: { overlays: { ...config.overlays, overlays: { probe: baseOverlay } } } })
    const { engine } = rendered
    phases.push(findOverlayPhase())
    engine.overlays.subscribe(() => phases.push(findOverlayPhase()))
    await act(async () => engine.openOverlay('probe'))
    await rendered.settle()
    const dialog = findDialog() as HTMLDialogElement
    Object.assign(dialog, { getAnimations: () => [{ finished: animation }] })
    await act(async () => engine.overlays.closeTop())
    await rendered.settle()
    expect(findOverlayPhase()).toBe('before-close')
    expect(dialog.open).toBe(false)
    await act(async () => finish())
    await rendered.settle()
    expect(phases).toEqual([undefined, 'before-open', 'open', 'before-close', undefined])
  })
})

describe('a confirmation', () => {
  it('focuses its cancel button when it opens, rather than the close or the confirm button', async () => {
    const showModal = HTMLDialogElement.prototype.showModal
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
      showModal.call(this)
      this.querySelector('button')?.focus()
    })
    rendered = await renderSite({})
    const { engine } = rendered
    await act(
      async () => void engine.confirm({ title: 'login_title', text: 'login_title', confirm: 'login_submit', cancel: 'login_title' }),
    )
    const buttons = [...(findDialog()?.querySelectorAll('button') ?? [])]
    expect(buttons).toHaveLength(3)
    expect(document.activeElement).toBe(buttons.at(-2))
  })
})

describe('a logout', () => {
  it('closes overlays that require a login, and keeps those for everyone', async () => {
    const overlays = {
      memberOnly: { ...baseOverlay, access: 'member' as const },
      everyone: baseOverlay,
      signedInOnly: { ...baseOverlay, access: 'signedIn' as const },
    }
    rendered = await renderSite({
      config: { overlays: { ...config.overlays, overlays } },
      token: 'secret',
      ports: { member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
    })
    const { engine, settle } = rendered
    for (const id of Object.keys(overlays)) await act(async () => engine.openOverlay(id))
    await settle()
    const listOpenOverlays = () => engine.overlays.get().map(({ content }) => content.type === 'overlay' && content.id)
    expect(listOpenOverlays()).toEqual(['memberOnly', 'everyone', 'signedInOnly'])
    await act(async () => engine.facts.setToken(undefined))
    for (let n = 0; n < 2; n += 1) await settle()
    expect(listOpenOverlays()).toEqual(['everyone'])
  })
})
