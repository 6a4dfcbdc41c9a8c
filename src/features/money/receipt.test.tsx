// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { AmountField } from './amount-field.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'

afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

async function render(View: () => ReactNode, config: Parameters<typeof renderWidget>[0]['config'] = {}) {
  const widget = createWidgetDefinition('steps', View)
  const rendered = await renderWidget({ widget, node: { widget: 'steps' }, ports: {}, config })
  const press = async (label: string) => {
    await act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click())
    await rendered.settle()
  }
  return { ...rendered, press }
}

describe('a receipt', () => {
  const renderReceipt = (onClose = vi.fn()) =>
    render(() => (
      <ReceiptDialog
        title="Transfer"
        amount="P 5.00"
        direction="out"
        state="Done"
        tone="good"
        reference="T-9"
        rows={[{ label: 'To', value: 'ann' }]}
        steps={[
          { label: 'Sent', time: '10:00', status: 'done', notes: ['By you'] },
          { label: 'Under review', status: 'current' },
        ]}
        onClose={onClose}
      />
    ))

  it('shows the amount with its sign, a reference to copy, and the steps with the current one', async () => {
    const { root } = await renderReceipt()
    const rows = [...root.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(rows).toEqual(['Toann', `${en.receipt_reference}T-9${en.copy_short}`])
    expect(root.textContent).toContain('\u2212P 5.00')
    const steps = [...root.querySelectorAll('ol > li')]
    expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['Sent10:00By you', null],
      ['Under review', 'step'],
    ])
  })

  it('is shared with another app if supported, else copied, and not copied if sharing was cancelled', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { press, root } = await renderReceipt()
    await press(en.receipt_share)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Transfer · \u2212P 5.00 · T-9')
    expect(root.textContent).toContain(en.receipt_copied)
    const share = vi.fn(async (_: ShareData) => undefined)
    Object.assign(navigator, { share })
    await press(en.receipt_copied)
    expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'Transfer · \u2212P 5.00 · T-9' })
    share.mockRejectedValue(new Error('The share sheet was dismissed.'))
    await press(en.receipt_copied)
    expect(writeText).toHaveBeenCalledOnce()
  })

  it('confirms the copy only if it succeeded', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Permission denied.'))
    const { press, root } = await renderReceipt()
    await press(en.receipt_share)
    await press(en.copy_short)
    for (const confirmation of [en.receipt_copied, en.copy_done]) expect(root.textContent).not.toContain(confirmation)
  })

  it('can be printed, and closed', async () => {
    const print = vi.fn()
    window.print = print
    const onClose = vi.fn()
    const { press, root } = await renderReceipt(onClose)
    await press(en.receipt_print)
    expect(print).toHaveBeenCalledOnce()
    await act(async () => root.ownerDocument.querySelector<HTMLButtonElement>(`button[aria-label="${en.engine_close}"]`)?.click())
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the amount field', () => {
  const renderField = (
    overrides: Partial<Parameters<typeof AmountField>[0]> = {},
    placement: 'before' | 'after' = 'before',
    exponent = 2,
  ) => {
    const onChange = vi.fn()
    const { merchant } = smallConfig()
    return render(
      () => <AmountField id="a" label="Deposit amount" value="12" maxLength={20} amount={1200n} onChange={onChange} {...overrides} />,
      {
        merchant: { ...merchant, currency: { ...merchant.currency, placement, exponent, decimalSeparator: ',', groupSeparator: '.' } },
      },
    ).then((rendered) => ({ ...rendered, onChange, input: rendered.main.querySelector('input') as HTMLInputElement }))
  }

  it('suggests amounts, and formats them as input', async () => {
    const { main, onChange } = await renderField({ suggestions: [{ amount: 1200n }, { amount: 1250n }, { amount: 5n, label: 'Minimum' }] })
    const suggestionButtons = [...main.querySelectorAll<HTMLButtonElement>('[aria-pressed]')]
    expect(suggestionButtons.map((button) => [button.textContent.replaceAll('\u00a0', ' '), button.getAttribute('aria-pressed')])).toEqual([
      ['P 12,00', 'true'],
      ['P 12,50', 'false'],
      ['Minimum', 'false'],
    ])
    for (const button of suggestionButtons) await act(async () => button.click())
    expect(onChange.mock.calls).toEqual([['12'], ['12,5'], ['0,05']])
  })

  it('has the currency symbol before or after the input, and no group of suggestions if there are none', async () => {
    const symbolBefore = await renderField()
    expect([symbolBefore.input.previousElementSibling?.textContent, symbolBefore.input.nextElementSibling]).toEqual(['P', null])
    expect(symbolBefore.main.querySelector('[role=group]')).toBeNull()
    expect([
      symbolBefore.input.size,
      symbolBefore.input.getAttribute('aria-describedby'),
      symbolBefore.input.getAttribute('aria-invalid'),
    ]).toEqual([4, null, null])
    const symbolAfter = await renderField({ value: '123456' }, 'after', 0)
    expect([symbolAfter.input.previousElementSibling, symbolAfter.input.nextElementSibling?.textContent]).toEqual([null, 'P'])
    expect(symbolAfter.input.size).toBe(6)
    const withoutDecimals = await renderField({ suggestions: [{ amount: 1200n }] }, 'before', 0)
    await act(async () => withoutDecimals.main.querySelector<HTMLButtonElement>('[aria-pressed]')?.click())
    expect(withoutDecimals.onChange).toHaveBeenCalledExactlyOnceWith('1200')
  })

  it('is described by its error and its hint', async () => {
    const { main, input } = await renderField({ error: 'Too much.', hint: 'At most 5.' })
    const descriptions = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => main.querySelector(`#${id}`)?.textContent)
    expect(descriptions).toEqual(['Too much.', 'At most 5.'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })
})
