import { describe, expect, it, vi } from 'vitest'
import { copyToClipboard } from './copy-value.tsx'

const createWindow = (clipboard: object | undefined) => ({ navigator: { clipboard } }) as unknown as Window

describe('copyToClipboard', () => {
  it('writes the text to the clipboard', async () => {
    const writeText = vi.fn(async (_text: string) => undefined)
    expect(await copyToClipboard(createWindow({ writeText }), 'D-7')).toBe(true)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('D-7')
  })

  it('resolves to false if the clipboard is unavailable or writing fails', async () => {
    expect(await copyToClipboard(createWindow({ writeText: () => Promise.reject(new Error('Permission denied.')) }), 'D-7')).toBe(false)
    expect(await copyToClipboard(createWindow(undefined), 'D-7')).toBe(false)
  })
})
