import { afterAll, vi } from 'vitest'

/**
 * The test files of a worker share its globals. Vitest restores stubs and mocks before each test, but not after the
 * last one, and never fake timers.
 */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
