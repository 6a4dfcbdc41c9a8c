// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { type CaptchaState, useCaptcha } from './use-captcha.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

it('keeps the text captcha if the response of an earlier picture request arrives late', async () => {
  let sendPicture: ((picture: string) => void) | undefined
  const source = { fetchPicture: () => new Promise<string>((resolve) => (sendPicture = resolve)), fetchText: async () => 'a1b2' }
  const states: CaptchaState[] = []
  function Captcha(): ReactNode {
    states.push(useCaptcha(source, 0, true))
    return null
  }
  await act(async () => createRoot(document.createElement('div')).render(<Captcha />))
  await act(async () => expect(await states.at(-1)?.reveal()).toBe('a1b2'))
  await act(async () => sendPicture?.('AAAA'))
  expect(states.at(-1)).toMatchObject({ revealed: true, picture: undefined, failed: false })
})
