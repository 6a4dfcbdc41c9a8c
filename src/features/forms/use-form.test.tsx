// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { describe, expect, it } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { Problem } from '../../engine/contract/port.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { type Form, useForm, useInvalidFocus } from './use-form.ts'

/** Renders a form with the fields `a` and `b` that calls `send` on submission. */
async function renderForm(send: (form: Form) => Promise<unknown> = () => Promise.resolve(), fields?: readonly string[]) {
  let current: Form | undefined
  const View = () => {
    const element = useRef<HTMLFormElement>(null)
    const form = useForm({ a: '', b: '' }, fields && { fields })
    useInvalidFocus(element, form)
    current = form
    return (
      <form ref={element} onSubmit={form.onSubmit(() => send(form))}>
        {(['a', 'b'] as const).map((name) => (
          <input
            key={name}
            name={name}
            value={form.values[name]}
            aria-invalid={form.findError(name) !== undefined || undefined}
            onChange={({ currentTarget }) => form.change(name, currentTarget.value)}
          />
        ))}
        <button type="submit">{form.pending ? 'Sending' : 'Send'}</button>
      </form>
    )
  }
  const rendered = await renderWidget({ widget: createWidgetDefinition('steps', View), node: { widget: 'steps' }, ports: {} })
  document.body.append(rendered.root)
  return {
    ...rendered,
    form: () => current as Form,
    focused: () => document.activeElement?.getAttribute('name'),
    send: () => rendered.press('Send'),
  }
}

const required = { key: 'reg_required' }

describe('a form', () => {
  it('focuses its first invalid field, and clears an error when its field changes', async () => {
    const { form, focused } = await renderForm()
    act(() => void form().showErrors({ b: required, a: required }))
    expect([focused(), form().findError('a')]).toEqual(['a', en.reg_required])
    act(() => form().change('a', 'x'))
    expect([form().values, form().findError('a'), form().findError('b')]).toEqual([{ a: 'x', b: '' }, undefined, en.reg_required])
    act(() => void form().showErrors({ b: required }))
    expect(focused()).toBe('b')
  })

  it('returns the first invalid field, in the order of its fields, when it shows errors', async () => {
    const { form } = await renderForm(undefined, ['b', 'a'])
    const firstInvalidFields: (string | undefined)[] = []
    act(() => void firstInvalidFields.push(form().showErrors({ a: required, b: required }), form().showErrors({})))
    expect(firstInvalidFields).toEqual(['b', undefined])
  })

  it('shows the field errors of a rejected call, and the message of any other problem as the notice', async () => {
    const problems = [
      new Problem('register_invalid', { messageKey: 'error_unknown', fields: { b: required } }),
      new Problem('too_many_requests', { messageKey: 'reg_required' }),
      new Problem('register_invalid', { messageKey: 'reg_required', fields: { unknown: required } }),
    ]
    const { form, send } = await renderForm(() => Promise.reject(problems.shift() as Problem), ['a', 'b'])
    await send()
    expect([form().findError('b'), form().notice]).toEqual([en.reg_required, undefined])
    await send()
    expect([form().findError('b'), form().notice]).toEqual([undefined, en.reg_required])
    await send()
    expect(form().notice).toBe(en.reg_required)
  })

  it('submits once at a time, and clears the notice first', async () => {
    let finish: () => void = () => undefined
    let sendCount = 0
    const { form, send } = await renderForm(() => {
      sendCount++
      return new Promise<void>((resolve) => (finish = resolve))
    })
    act(() => form().showNotice(required))
    await send()
    expect([form().pending, form().notice]).toEqual([true, undefined])
    await act(() => form().submit(() => Promise.resolve(sendCount++)))
    expect(sendCount).toBe(1)
    await act(async () => finish())
    expect(form().pending).toBe(false)
  })

  it('has its initial values and no errors after a reset', async () => {
    const { form } = await renderForm()
    act(() => form().change('a', 'x'))
    act(() => void form().showErrors({ b: required }))
    act(() => form().reset())
    expect([form().values, form().findError('b')]).toEqual([{ a: '', b: '' }, undefined])
  })

  it('shows the amount of an error as money', async () => {
    const { form } = await renderForm()
    act(() => void form().showErrors({ a: { key: 'error_deposit_min', values: { amount: '1250.00' } } }))
    expect(form().findError('a')).toContain('P\u00a01,250.00')
  })
})
