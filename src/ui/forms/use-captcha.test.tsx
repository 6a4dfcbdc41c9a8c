// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { type CaptchaState, useCaptcha } from './use-captcha.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/**
 * Renders a captcha. Its requests are answered by `sendPicture` and `sendText`; a picture can be requested again at
 * once.
 */
async function renderCaptcha() {
  const pictures: ((picture: string) => void)[] = []
  const texts: ((text: string) => void)[] = []
  const source = {
    fetchPicture: () => new Promise<string>((resolve) => pictures.push(resolve)),
    fetchText: () => new Promise<string>((resolve) => texts.push(resolve)),
  }
  const states: CaptchaState[] = []
  function Captcha(): ReactNode {
    states.push(useCaptcha(source, 0, true))
    return null
  }
  await act(async () => createRoot(document.createElement('div')).render(<Captcha />))
  return {
    getState: () => states.at(-1) as CaptchaState,
    sendPicture: (index: number, picture: string) => act(async () => pictures[index]?.(picture)),
    sendText: (text: string) => act(async () => texts[0]?.(text)),
  }
}

it('keeps the text captcha if the response of an earlier picture request arrives late', async () => {
  const { getState, sendPicture, sendText } = await renderCaptcha()
  let text: Promise<string | undefined> | undefined
  await act(async () => void (text = getState().reveal()))
  await sendText('a1b2')
  expect(await text).toBe('a1b2')
  await sendPicture(0, 'AAAA')
  expect(getState()).toMatchObject({ revealed: true, picture: undefined, failed: false })
})

it('reveals no characters if another picture has been requested in the meantime', async () => {
  const { getState, sendPicture, sendText } = await renderCaptcha()
  let text: Promise<string | undefined> | undefined
  await act(async () => void (text = getState().reveal()))
  await act(async () => getState().refresh())
  await sendText('a1b2')
  expect(await text).toBeUndefined()
  await sendPicture(1, 'BBBB')
  expect(getState()).toMatchObject({ revealed: false, picture: 'BBBB' })
})
