import { expect, it, vi } from 'vitest'
import { withCleanup } from './with-cleanup.ts'

it('runs the cleanup steps in reverse order after the work, even if one of them fails', async () => {
  const calls: string[] = []
  const result = await withCleanup(async (onEnd) => {
    onEnd(() => calls.push('folder'))
    onEnd(() => {
      throw new Error('The browser has crashed.')
    })
    onEnd(async () => calls.push('server'))
    calls.push('work')
    return 7
  })
  expect([result, calls]).toEqual([7, ['work', 'server', 'folder']])
})

it('runs the cleanup steps after work that fails, and throws its error', async () => {
  const stop = vi.fn()
  const work = withCleanup(async (onEnd) => {
    onEnd(stop)
    throw new Error('No browser.')
  })
  await expect(work).rejects.toThrow('No browser.')
  expect(stop).toHaveBeenCalledOnce()
})

it('runs the cleanup steps when a signal arrives, including those that are registered later, and exits', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as typeof process.exit)
  const [stopServer, stopLateServer] = [vi.fn(), vi.fn()]
  const onSettled = vi.fn()
  const stopped = new Promise<void>((resolve) => stopLateServer.mockImplementation(resolve))
  const work = withCleanup(async (onEnd) => {
    onEnd(stopServer)
    process.emit('SIGTERM')
    onEnd(stopLateServer)
    await stopped
    throw new Error('The server has been stopped.')
  })
  void work.then(onSettled, onSettled)
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(130))
  expect([stopServer.mock.calls.length, stopLateServer.mock.calls.length]).toEqual([1, 1])
  expect(onSettled).not.toHaveBeenCalled()
})
