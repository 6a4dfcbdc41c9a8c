// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { Problem, type ProblemCode } from '../../engine/contract/port.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { type SendIdempotent, useIdempotentRequest } from './use-idempotent-request.ts'

async function renderSender() {
  let current: SendIdempotent | undefined
  const View = () => {
    current = useIdempotentRequest()
    return null
  }
  await renderWidget({ widget: createWidgetDefinition('steps', View), node: { widget: 'steps' }, ports: {} })
  const keys: string[] = []
  /** Sends `content` with a request that fails with `code`, if given. Returns the idempotency key of the request. */
  const send = async (content: string, code?: ProblemCode): Promise<string | undefined> => {
    const request = vi.fn((key: string) => {
      keys.push(key)
      return code === undefined ? Promise.resolve('done') : Promise.reject(new Problem(code, { messageKey: 'error_network' }))
    })
    await (current as SendIdempotent)(content, request).catch((error: unknown) => expect(error).toHaveProperty('code', code))
    return keys.at(-1)
  }
  return { send }
}

it('the key of a request without a response is reused only for the same content', async () => {
  const { send } = await renderSender()
  const first = await send('a', 'timeout')
  expect(await send('b')).not.toBe(first)
  expect(await send('a', 'too_many_requests')).toBe(first)
  expect(await send('a')).toBe(first)
})

it('a request after one with a known outcome uses a new key', async () => {
  const { send } = await renderSender()
  const keys = [await send('a'), await send('a', 'points_insufficient'), await send('a')]
  expect(new Set(keys).size).toBe(3)
})
