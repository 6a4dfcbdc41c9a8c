// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { waitForPaint } from '../hooks/timing.ts'
import { openModal } from './open-modal.ts'

const append = <K extends 'button' | 'dialog'>(kind: K, parent: Element = document.body): HTMLElementTagNameMap[K] =>
  parent.appendChild(document.createElement(kind))
const isPageLocked = (): boolean => document.documentElement.hasAttribute('data-scroll-locked')

afterEach(() => document.body.replaceChildren())

describe('openModal', () => {
  it('locks the page while a dialog is open, and hides the dialog before it unlocks the page', async () => {
    const dialog = append('dialog')
    const close = openModal(dialog)
    expect([dialog.open, isPageLocked()]).toEqual([true, true])
    close()
    expect([dialog.open, isPageLocked(), dialog.hasAttribute('data-closing')]).toEqual([true, true, true])
    await waitForPaint()
    expect([dialog.open, isPageLocked()]).toEqual([false, false])
  })

  it('locks the page until the last of several dialogs has closed', async () => {
    const [closeLower, closeUpper] = [openModal(append('dialog')), openModal(append('dialog'))]
    closeUpper()
    await waitForPaint()
    expect(isPageLocked()).toBe(true)
    closeLower()
    await waitForPaint()
    expect(isPageLocked()).toBe(false)
  })

  it('focuses the element with `data-autofocus`, rather than the first control', () => {
    const dialog = append('dialog')
    append('button', dialog)
    const preferred = append('button', dialog)
    preferred.setAttribute('data-autofocus', '')
    openModal(dialog)()
    expect(document.activeElement).toBe(preferred)
  })

  it('returns the focus to the opener', async () => {
    const opener = append('button')
    opener.focus()
    const dialog = append('dialog')
    const close = openModal(dialog)
    append('button', dialog).focus()
    close()
    await waitForPaint()
    expect(document.activeElement).toBe(opener)
  })

  it('returns the focus to the opener of the first of consecutive dialogs', async () => {
    const opener = append('button')
    opener.focus()
    const first = append('dialog')
    const closeFirst = openModal(first)
    append('button', first).focus()
    closeFirst()
    const closeSecond = openModal(append('dialog'))
    await waitForPaint()
    first.remove()
    closeSecond()
    await waitForPaint()
    expect(document.activeElement).toBe(opener)
  })

  it('keeps a dialog open that is reopened while it closes', async () => {
    const dialog = append('dialog')
    openModal(dialog)()
    const close = openModal(dialog)
    await waitForPaint()
    expect([dialog.open, isPageLocked()]).toEqual([true, true])
    close()
    await waitForPaint()
    expect(isPageLocked()).toBe(false)
  })
})
