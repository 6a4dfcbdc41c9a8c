import type { Browser } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { smallConfig } from '../../../src/engine/testing/small-site.ts'
import { openSessions, type ServedVersion } from './open-sessions.ts'

it('openSessions closes the opened sessions if a later one cannot be opened', async () => {
  const close = vi.fn(async () => undefined)
  const context = {
    addCookies: async () => undefined,
    addInitScript: async () => undefined,
    clock: { setFixedTime: async () => undefined },
    route: async () => undefined,
    close,
  }
  const newContext = vi.fn().mockResolvedValueOnce(context).mockResolvedValueOnce(context).mockRejectedValueOnce(new Error('no memory'))
  const version = {
    id: 'tiny',
    config: { ...smallConfig(), content: { announcements: {} } },
    port: 1,
    browser: { newContext } as unknown as Browser,
    appearance: { language: 'EN', themes: ['dark'] },
  } as unknown as ServedVersion
  await expect(openSessions({ before: version, after: version }, { widths: [390, 1280], account: undefined })).rejects.toThrow('no memory')
  expect(newContext).toHaveBeenCalledTimes(3)
  expect(close).toHaveBeenCalledTimes(2)
})
