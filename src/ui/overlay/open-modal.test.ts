// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { afterPaint } from '../hooks/timing.ts'
import { openModal } from './open-modal.ts'

const put = <K extends 'button' | 'dialog'>(kind: K, into: Element = document.body): HTMLElementTagNameMap[K] =>
  into.appendChild(document.createElement(kind))
const held = (): boolean => document.documentElement.hasAttribute('data-held')

afterEach(() => document.body.replaceChildren())

describe('openModal', () => {
  it('holds the page as long as a dialog stands, and leaves the screen before the page is free again', async () => {
    const dialog = put('dialog')
    const leave = openModal(dialog)
    expect([dialog.open, held()]).toEqual([true, true])
    leave()
    expect([dialog.open, held(), dialog.hasAttribute('data-leaving')]).toEqual([true, true, true])
    await afterPaint()
    expect([dialog.open, held()]).toEqual([false, false])
  })

  it('holds the page until the last of several dialogs has gone', async () => {
    const [below, above] = [openModal(put('dialog')), openModal(put('dialog'))]
    above()
    await afterPaint()
    expect(held()).toBe(true)
    below()
    await afterPaint()
    expect(held()).toBe(false)
  })

  it('gives the focus back to who opened it', async () => {
    const opener = put('button')
    opener.focus()
    const dialog = put('dialog')
    const leave = openModal(dialog)
    put('button', dialog).focus()
    leave()
    await afterPaint()
    expect(document.activeElement).toBe(opener)
  })

  it('gives it back to who opened the first of several that follow each other', async () => {
    const opener = put('button')
    opener.focus()
    const first = put('dialog')
    const leaveFirst = openModal(first)
    put('button', first).focus()
    leaveFirst()
    const leaveSecond = openModal(put('dialog'))
    await afterPaint()
    first.remove()
    leaveSecond()
    await afterPaint()
    expect(document.activeElement).toBe(opener)
  })

  it('keeps a dialog that stands up again while it leaves', async () => {
    const dialog = put('dialog')
    openModal(dialog)()
    const leave = openModal(dialog)
    await afterPaint()
    expect([dialog.open, held()]).toEqual([true, true])
    leave()
    await afterPaint()
    expect(held()).toBe(false)
  })
})
