import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import settings from '../../../../merchants/base/settings.json' with { type: 'json' }
import { createRegistry } from './registry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createRegistry', () => {
  it('loads modules on demand, and once (R-MEDIA-13)', async () => {
    const load = vi.fn(async () => ({ View: () => null }))
    const registry = createRegistry([{ kind: 'steps', load }], 120)
    expect(load).not.toHaveBeenCalled()
    expect(registry.findLoaded('steps')).toBeUndefined()
    await Promise.all([registry.load('steps'), registry.load('steps')])
    expect(load).toHaveBeenCalledTimes(1)
    expect(registry.findLoaded('steps')).toBeTypeOf('function')
  })

  it('gives up after 120 seconds with a timeout (R-CONSTANTS-04)', async () => {
    const { chunkTimeoutSeconds } = settings.times
    expect(chunkTimeoutSeconds).toBe(120)
    const registry = createRegistry([{ kind: 'steps', load: () => new Promise(() => undefined) }], chunkTimeoutSeconds)
    const onError = vi.fn()
    registry.load('steps').catch(onError)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(onError).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ name: 'LoadError', type: 'timeout', moduleName: 'steps' })
  })

  it('rejects with a load error that contains its type (error, timeout or missing) and the URL of the module if known (R-ERRORS-11, R-ERRORS-12)', async () => {
    const url = 'https://tiny.example/assets/steps.js'
    const failingLoad = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${url}`))
    const registry = createRegistry(
      [
        { kind: 'steps', load: failingLoad },
        {
          kind: 'banner',
          load: Object.assign(() => new Promise<never>(() => undefined), { toString: () => '()=>import(`./banner-1.js`)' }),
        },
      ],
      120,
    )
    const catchLoadError = (kind: string): Promise<unknown> =>
      registry.load(kind).then(
        () => undefined,
        (error: unknown) => error,
      )
    const timeoutError = catchLoadError('banner')
    expect(await catchLoadError('steps')).toMatchObject({ name: 'LoadError', type: 'error', moduleName: 'steps', url })
    expect(await catchLoadError('article')).toMatchObject({ name: 'LoadError', type: 'missing', moduleName: 'article' })
    await vi.advanceTimersByTimeAsync(120_000)
    const resolvedUrl = new URL('./banner-1.js', new URL('./registry.ts', import.meta.url)).href
    expect(await timeoutError).toMatchObject({ name: 'LoadError', type: 'timeout', moduleName: 'banner', url: resolvedUrl })
  })

  it('loads a failed module again after `clearFailed`', async () => {
    const load = vi
      .fn<() => Promise<{ View: () => null }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ View: () => null })
    const registry = createRegistry([{ kind: 'steps', load }], 120)
    await expect(registry.load('steps')).rejects.toMatchObject({ type: 'error' })
    registry.clearFailed()
    await expect(registry.load('steps')).resolves.toBeTypeOf('function')
  })

  it('loads the other widgets only when one of them is needed, and rejects for an unknown widget', async () => {
    const load = async () => ({ View: () => null })
    const loadOthers = vi.fn(async () => [{ kind: 'article' as const, load }])
    const registry = createRegistry([{ kind: 'steps', load }], 120, loadOthers)
    await registry.load('steps')
    expect(loadOthers).not.toHaveBeenCalled()
    await expect(registry.load('article')).resolves.toBeTypeOf('function')
    await expect(registry.load('banner')).rejects.toMatchObject({ name: 'LoadError', type: 'missing', moduleName: 'banner' })
  })
})
