import { useRef } from 'react'
import { createIdempotencyKey, toProblem } from '../../engine/index.ts'
import { mustReuseKey } from './outcome-unknown.ts'

/**
 * Sends a request under an idempotency key. The same `content` sent again uses the same key while an earlier request
 * may have succeeded without its response arriving, and a new key otherwise. Resolves and rejects as `send` does.
 */
export type SendIdempotent = <T>(content: string, send: (key: string) => Promise<T>) => Promise<T>

/** Returns a function that sends idempotent requests. It remembers the keys of requests with an unknown outcome. */
export function useIdempotentRequest(): SendIdempotent {
  const unconfirmedKeys = useRef(new Map<string, string>())
  return async (content, send) => {
    const keys = unconfirmedKeys.current
    const key = keys.get(content) ?? createIdempotencyKey()
    keys.set(content, key)
    try {
      const response = await send(key)
      keys.delete(content)
      return response
    } catch (error) {
      if (!mustReuseKey(toProblem(error).code)) keys.delete(content)
      throw error
    }
  }
}
