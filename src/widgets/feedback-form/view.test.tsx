// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './view.tsx'

const config = smallConfig()
async function render(feedback: (input: object) => Promise<null> = async () => null) {
  const sendFeedback = vi.fn(feedback)
  const types = { money: { label: 'feedback_type_money', order: 20 }, other: { label: 'feedback_type_other', order: 10 } }
  const home = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { form: { widget: 'feedback-form' as const, props: {} } },
  }
  const rendered = await renderSite({
    config: {
      settings: { ...config.settings, feedback: { types, min: 10, max: 40 } },
      pages: { ...config.pages, home },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [createWidgetDefinition('feedback-form', View)],
    ports: { content: { feedback: sendFeedback } },
  })
  const { $schema: _, ...messages } = en
  await act(async () => rendered.engine.texts.switchTo('base', messages))
  await rendered.settle()
  return { ...rendered, sendFeedback }
}
const findField = (root: ParentNode, name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
async function type(root: ParentNode, name: 'questionType' | 'content', text: string): Promise<void> {
  const elementClass = name === 'content' ? HTMLTextAreaElement : HTMLSelectElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(elementClass.prototype, 'value')?.set?.call(findField(root, name), text)
    findField(root, name).dispatchEvent(new Event(name === 'content' ? 'input' : 'change', { bubbles: true }))
  })
}
async function send({ root, settle }: RenderedSite): Promise<void> {
  await act(async () => root.querySelector('form')?.requestSubmit())
  await settle()
}
const listErrors = (root: ParentNode) => [...root.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent)

describe('the feedback form', () => {
  it('offers the configured types in order, and sends type and content (R-FEEDBACK-02)', async () => {
    const rendered = await render()
    expect([...rendered.root.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'other', 'money'])
    await type(rendered.root, 'questionType', 'money')
    await type(rendered.root, 'content', '  My deposit has not come.  ')
    await send(rendered)
    expect(rendered.sendFeedback).toHaveBeenCalledExactlyOnceWith({ questionType: 'money', content: 'My deposit has not come.' })
    expect(rendered.root.querySelector('[role=status]')?.textContent).toContain(en.feedback_sent_title)
    await act(async () => rendered.root.querySelector<HTMLElement>('main button')?.click())
    expect(findField(rendered.root, 'content').value).toBe('')
  })

  it('shows an error at each field whose value is missing or too long, focuses the first, and sends nothing', async () => {
    const rendered = await render()
    await send(rendered)
    expect(listErrors(rendered.root)).toEqual([en.feedback_type_required, en.feedback_required])
    expect(document.activeElement).toBe(findField(rendered.root, 'questionType'))
    await type(rendered.root, 'questionType', 'other')
    await type(rendered.root, 'content', 'x'.repeat(41))
    await send(rendered)
    expect(listErrors(rendered.root)).toEqual(['Please write 10–40 characters.'])
    expect(rendered.root.textContent).toContain('41 of 40')
    expect(rendered.sendFeedback).not.toHaveBeenCalled()
  })

  it('keeps the input if the request fails, and shows the error', async () => {
    const rendered = await render(() => Promise.reject(new Problem('network', { messageKey: 'error_network' })))
    await type(rendered.root, 'questionType', 'other')
    await type(rendered.root, 'content', 'This is long enough.')
    await send(rendered)
    expect(rendered.root.textContent).toContain(en.error_network)
    expect(findField(rendered.root, 'content').value).toBe('This is long enough.')
  })
})
