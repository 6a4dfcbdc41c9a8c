// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { afterPaint } from '../hooks/timing.ts'
import { openModal } from './open-modal.ts'

const put = <K extends 'button' | 'dialog'>(kind: K, into: Element = document.body): HTMLElementTagNameMap[K] =>
  into.appendChild(document.createElement(kind))
const held = (): boolean => document.documentElement.hasAttribute('data-held')

afterEach(() => document.body.replaceChildren())

describe('openModal', () => {
  it('locks the page while a dialog is open, and hides the dialog before it unlocks the page', async () => {
    const dialog = put('dialog')
    const close = openModal(dialog)
    expect([dialog.open, held()]).toEqual([true, true])
    close()
    expect([dialog.open, held(), dialog.hasAttribute('data-leaving')]).toEqual([true, true, true])
    await afterPaint()
    expect([dialog.open, held()]).toEqual([false, false])
  })

  it('locks the page until the last of several dialogs has closed', async () => {
    const [below, above] = [openModal(put('dialog')), openModal(put('dialog'))]
    above()
    await afterPaint()
    expect(held()).toBe(true)
    below()
    await afterPaint()
    expect(held()).toBe(false)
  })

  it('returns the focus to the opener', async () => {
    const opener = put('button')
    opener.focus()
    const dialog = put('dialog')
    const close = openModal(dialog)
    put('button', dialog).focus()
    close()
    await afterPaint()
    expect(document.activeElement).toBe(opener)
  })

  it('returns the focus to the opener of the first of consecutive dialogs', async () => {
    const opener = put('button')
    opener.focus()
    const first = put('dialog')
    const closeFirst = openModal(first)
    put('button', first).focus()
    closeFirst()
    const closeSecond = openModal(put('dialog'))
    await afterPaint()
    first.remove()
    closeSecond()
    await afterPaint()
    expect(document.activeElement).toBe(opener)
  })

  it('keeps a dialog that is reopened while it closes', async () => {
    const dialog = put('dialog')
    openModal(dialog)()
    const close = openModal(dialog)
    await afterPaint()
    expect([dialog.open, held()]).toEqual([true, true])
    close()
    await afterPaint()
    expect(held()).toBe(false)
  })
})
