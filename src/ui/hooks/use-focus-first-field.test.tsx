// @vitest-environment happy-dom
import { act, useRef, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { useFocusFirstField } from './use-focus-first-field.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => document.body.replaceChildren())

function Form({ enabled }: { readonly enabled?: boolean }): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstField(form, enabled)
  return (
    <form ref={form}>
      <input name="agreed" type="checkbox" />
      <input name="amount" />
    </form>
  )
}

/** Opens a dialog with a button and a field; `show` adds a form to it. */
function openDialog() {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const [button, field, container] = [document.createElement('button'), document.createElement('input'), document.createElement('div')]
  field.name = 'other'
  dialog.append(button, field, container)
  dialog.showModal()
  const show = (form: ReactNode = <Form />) => act(async () => createRoot(container).render(form))
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('name')
  return { button, field, show, focused }
}

describe('a form added to an open dialog', () => {
  it('focuses its first field if a button had the focus', async () => {
    const { button, show, focused } = openDialog()
    button.focus()
    await show()
    expect(focused()).toBe('amount')
  })

  it('focuses its first field if the focused button was removed', async () => {
    const { button, show, focused } = openDialog()
    button.focus()
    button.remove()
    expect(document.activeElement).toBe(document.body)
    await show()
    expect(focused()).toBe('amount')
  })

  it('does not take the focus from another field', async () => {
    const { field, show, focused } = openDialog()
    field.focus()
    await show()
    expect(focused()).toBe('other')
  })

  it('does not take the focus if disabled', async () => {
    const { button, show } = openDialog()
    button.focus()
    await show(<Form enabled={false} />)
    expect(document.activeElement).toBe(button)
  })
})
