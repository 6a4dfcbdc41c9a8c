import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { throttle } from './timing.ts'

/** What counts as near. */
interface Nearness {
  /** How many window heights ahead; 1 is the window itself. */
  readonly preload: number
  /** How much of it must be near, 0 to 1. */
  readonly threshold: number
  /**
   * It is looked at once in so many milliseconds, however often it comes and goes: what is only passed by does not
   * count.
   */
  readonly throttleMs: number
}

/** Whether an element is, or has been, near what the window shows. */
export function useInView<E extends HTMLElement>(
  eager: boolean,
  { preload, threshold, throttleMs }: Nearness,
): [inView: boolean, frame: RefObject<E | null>] {
  const frame = useRef<E>(null)
  const [inView, setInView] = useState(eager)
  useEffect(() => {
    const element = frame.current
    if (inView || !element) return
    let near = false
    const look = throttle(() => near && startTransition(() => setInView(true)), throttleMs)
    const watch = new IntersectionObserver(
      (entries) => {
        near = entries.at(-1)?.isIntersecting ?? near
        look.now()
      },
      { rootMargin: `${Math.round((preload - 1) * 100)}% 0px`, threshold },
    )
    watch.observe(element)
    return () => {
      look.stop()
      watch.disconnect()
    }
  }, [inView, preload, threshold, throttleMs])
  return [inView, frame]
}
