import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element is, or has been, near what the window shows. `ahead` is how many window heights before it counts, `part` how much of it must be near. */
export function useInView<E extends HTMLElement>(
  eager: boolean,
  ahead: number,
  part: number,
): [inView: boolean, frame: RefObject<E | null>] {
  const frame = useRef<E>(null)
  const [inView, setInView] = useState(eager)
  useEffect(() => {
    const element = frame.current
    if (inView || !element) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && startTransition(() => setInView(true)),
      {
        rootMargin: `${Math.round((ahead - 1) * 100)}% 0px`,
        threshold: part,
      },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [inView, ahead, part])
  return [inView, frame]
}
