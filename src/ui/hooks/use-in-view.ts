import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { throttle } from './timing.ts'

/** Defines when an element is near the viewport. */
interface InViewOptions {
  /** Distance in viewport heights; 1 is the viewport itself. */
  readonly preload: number
  /** Fraction of the element that must be near, from 0 to 1. */
  readonly threshold: number
  /** Interval between checks in milliseconds. Elements that are scrolled past between two checks do not count. */
  readonly throttleMs: number
}

/** Whether an element is, or has been, near the viewport. `eager`: the initial value. */
export function useInView<E extends HTMLElement>(
  eager: boolean,
  { preload, threshold, throttleMs }: InViewOptions,
): [inView: boolean, elementRef: RefObject<E | null>] {
  const elementRef = useRef<E>(null)
  const [inView, setInView] = useState(eager)
  useEffect(() => {
    const element = elementRef.current
    if (inView || !element) return
    let isNear = false
    const check = throttle(() => isNear && startTransition(() => setInView(true)), throttleMs)
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? isNear
        check.trigger()
      },
      { rootMargin: `${Math.round((preload - 1) * 100)}% 0px`, threshold },
    )
    observer.observe(element)
    return () => {
      check.cancel()
      observer.disconnect()
    }
  }, [inView, preload, threshold, throttleMs])
  return [inView, elementRef]
}
