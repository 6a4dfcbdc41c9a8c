import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import { PictureMemory } from './picture-memory.ts'
import styles from './picture.module.css'
import { useInView } from '../hooks/use-in-view.ts'

const memory = new PictureMemory()
const RETRY_AFTER = 700

/** Where pictures come from that stand at the first of these origins: each try asks the next one. */
export const PictureOrigins = createContext<readonly string[]>([])

export interface PictureLoading {
  /** How often it is tried. */
  readonly attempts: number
  /** How many screen heights ahead loading starts; 1 is the screen itself. */
  readonly preload: number
  /** How much of it must be near, 0 to 1. */
  readonly threshold: number
  /** It is looked for once in so many milliseconds. */
  readonly throttleMs: number
  /** How many pictures are remembered as loaded. */
  readonly cache: number
}

export interface PictureProps {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
  /** The picture's own size in pixels. Its room is reserved by this ratio before it comes. */
  readonly width: number
  readonly height: number
  /** Empty where the text beside it says the same. */
  readonly alt?: string
  /** Whether it is needed at once, not when it comes near. */
  readonly eager?: boolean
  /** Whether what leads the page comes before it, where it is needed at once. */
  readonly aside?: boolean
  readonly loading: PictureLoading
  /** What is rendered where it cannot be loaded. */
  readonly fallback: ReactNode
  readonly className?: string | undefined
}

/**
 * A picture that keeps its room, loads when it comes near, shows a still shape until then, tries again when it fails,
 * and is rendered by `fallback` when it cannot be had. There is never a broken image.
 */
export function Picture({
  src,
  srcSet,
  sizes,
  width,
  height,
  alt = '',
  eager = false,
  aside = false,
  loading,
  fallback,
  className,
}: PictureProps): ReactNode {
  const [inView, frame] = useInView<HTMLSpanElement>(eager, loading)
  const [attempt, setAttempt] = useState(1)
  const origins = use(PictureOrigins)
  const [first, next] = [origins[0], origins[(attempt - 1) % origins.length]]
  const at = (address: string): string => (first && next ? address.replaceAll(first, next) : address)
  const [state, setState] = useState<'loading' | 'waiting' | 'loaded' | 'error'>(
    src === '' ? 'error' : memory.has(src) ? 'loaded' : 'loading',
  )
  const wait = first && src.startsWith(first) && attempt < origins.length ? 0 : RETRY_AFTER * attempt

  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => {
      setAttempt((count) => count + 1)
      setState('loading')
    }, wait)
    return () => clearTimeout(timer)
  }, [state, attempt, wait])

  const loaded = (): void => {
    memory.add(src, loading.cache)
    setState('loaded')
  }
  const failed = (): void => setState(attempt < loading.attempts ? 'waiting' : 'error')

  /** A picture that the server rendered may have come, or not, before anybody listened. */
  const catchUp = useEffectEvent(() => {
    const image = eager ? frame.current?.querySelector('img') : undefined
    if (image?.complete && state === 'loading') (image.naturalWidth > 0 ? loaded : failed)()
  })
  useEffect(() => catchUp(), [])

  const shown = inView && state !== 'error' && state !== 'waiting'
  return (
    <span
      ref={frame}
      data-state={state}
      className={cx(
        styles['frame'],
        eager && styles['eager'],
        state === 'loaded' && styles['loaded'],
        memory.has(src) && styles['known'],
        className,
      )}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {state === 'error' && (
        <span className={styles['fallback']} {...(alt !== '' && { role: 'img', 'aria-label': alt })}>
          {fallback}
        </span>
      )}
      {shown && (
        <img
          key={attempt}
          src={at(src)}
          {...(srcSet !== undefined && { srcSet: at(srcSet) })}
          {...(sizes !== undefined && { sizes })}
          width={width}
          height={height}
          alt={alt}
          decoding="async"
          {...((aside || !eager) && { fetchPriority: 'low' as const })}
          onLoad={loaded}
          onError={failed}
        />
      )}
    </span>
  )
}
