// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { InboxMessage, InboxPage } from '../../generated/api.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { View } from './view.tsx'

const createMessage = (id: string): InboxMessage => ({
  id,
  title: `Message ${id}`,
  content: 'Text.',
  sentAt: '2026-03-01T05:00:00Z',
  read: false,
})

it('shows the number of unread messages after one is read, and the new number when the list is reloaded', async () => {
  let page: InboxPage = { messages: [createMessage('1'), createMessage('2')], unread: 2 }
  const inbox = { list: async () => page, read: async () => ({ count: 1 }) }
  const node = { widget: 'inbox' } as const
  const { main, press, settle } = await renderWidget({ widget: createWidgetDefinition('inbox', View), node, ports: { inbox } })
  const getUnreadText = () => main.querySelector('[role=status]')?.textContent
  expect(getUnreadText()).toBe('2 unread messages')
  const message = main.querySelector('details') as HTMLDetailsElement
  await act(async () => void (message.open = true))
  await settle()
  expect(getUnreadText()).toBe('1 unread message')
  page = { messages: [createMessage('2'), createMessage('3'), createMessage('4')], unread: 3 }
  await press(en.inbox_unread)
  expect(getUnreadText()).toBe('3 unread messages')
})
