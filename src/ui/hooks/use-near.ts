import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element is, or has been, near what the window shows. `ahead` is how many window heights before it counts, `part` how much of it must be near. */
export function useNear<E extends HTMLElement>(eager: boolean, ahead: number, part: number): [near: boolean, frame: RefObject<E | null>] {
  const frame = useRef<E>(null)
  const [near, setNear] = useState(eager)
  useEffect(() => {
    const element = frame.current
    if (near || !element) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && startTransition(() => setNear(true)),
      {
        rootMargin: `${Math.round((ahead - 1) * 100)}% 0px`,
        threshold: part,
      },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [near, ahead, part])
  return [near, frame]
}
