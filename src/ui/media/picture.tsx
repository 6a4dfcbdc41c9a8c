import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { cx } from '../controls/cx.ts'
import { LoadedPictureCache } from './loaded-picture-cache.ts'
import styles from './picture.module.css'
import { useInView } from '../hooks/use-in-view.ts'

const loadedPictures = new LoadedPictureCache()
const RETRY_DELAY_MS = 700

/** Origins that serve the same pictures. URLs contain the first one; each further attempt uses the next. */
export const PictureOrigins = createContext<readonly string[]>([])

export interface PictureLoading {
  /** Maximum number of attempts to load a picture. */
  readonly attempts: number
  /** Distance in viewport heights at which loading starts; 1 is the viewport itself. */
  readonly preload: number
  /** Fraction of the picture that must be near, from 0 to 1. */
  readonly threshold: number
  /** Interval between checks in milliseconds. */
  readonly throttleMs: number
  /** Maximum number of loaded pictures that are remembered. */
  readonly cache: number
}

export interface PictureProps {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
  /** Intrinsic size in pixels. Reserves space by its ratio. */
  readonly width: number
  readonly height: number
  /** Empty if adjacent text already describes the picture. */
  readonly alt?: string
  /** Whether it loads at once, instead of near the viewport. */
  readonly eager?: boolean
  /** Whether an eager picture has lower priority than the page's main picture. */
  readonly lowPriority?: boolean
  readonly loading: PictureLoading
  /** Rendered if it cannot be loaded. */
  readonly fallback: ReactNode
  readonly className?: string | undefined
}

/**
 * A picture with reserved space. It loads near the viewport and shows a skeleton until it has loaded, or loads at once
 * if `eager`. It retries on failure, and renders `fallback` after the last attempt, never a broken image.
 */
export function Picture({
  src,
  srcSet,
  sizes,
  width,
  height,
  alt = '',
  eager = false,
  lowPriority = false,
  loading,
  fallback,
  className,
}: PictureProps): ReactNode {
  const [inView, frameRef] = useInView<HTMLSpanElement>(eager, loading)
  const [attempt, setAttempt] = useState(1)
  const origins = use(PictureOrigins)
  const [firstOrigin, attemptOrigin] = [origins[0], origins[(attempt - 1) % origins.length]]
  const replaceOrigin = (url: string): string => (firstOrigin && attemptOrigin ? url.replaceAll(firstOrigin, attemptOrigin) : url)
  const [state, setState] = useState<'loading' | 'retrying' | 'loaded' | 'error'>(
    src === '' ? 'error' : loadedPictures.has(src) ? 'loaded' : 'loading',
  )
  const retryDelay = firstOrigin && src.startsWith(firstOrigin) && attempt < origins.length ? 0 : RETRY_DELAY_MS * attempt

  useEffect(() => {
    if (state !== 'retrying') return
    const timer = setTimeout(() => {
      setAttempt((count) => count + 1)
      setState('loading')
    }, retryDelay)
    return () => clearTimeout(timer)
  }, [state, attempt, retryDelay])

  const handleLoad = (): void => {
    loadedPictures.add(src, loading.cache)
    setState('loaded')
  }
  const handleError = (): void => setState(attempt < loading.attempts ? 'retrying' : 'error')

  /** Updates the state from a server-rendered picture, which can have loaded or failed before hydration. */
  const updateFromImage = useEffectEvent(() => {
    const image = eager ? frameRef.current?.querySelector('img') : undefined
    if (image?.complete && state === 'loading') (image.naturalWidth > 0 ? handleLoad : handleError)()
  })
  useEffect(() => updateFromImage(), [])

  const isRendered = inView && state !== 'error' && state !== 'retrying'
  return (
    <span
      ref={frameRef}
      data-state={state}
      className={cx(
        styles['frame'],
        eager && styles['eager'],
        state === 'loaded' && styles['loaded'],
        loadedPictures.has(src) && styles['loadedBefore'],
        className,
      )}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {state === 'error' && (
        <span className={styles['fallback']} {...(alt !== '' && { role: 'img', 'aria-label': alt })}>
          {fallback}
        </span>
      )}
      {isRendered && (
        <img
          key={attempt}
          src={replaceOrigin(src)}
          {...(srcSet !== undefined && { srcSet: replaceOrigin(srcSet) })}
          {...(sizes !== undefined && { sizes })}
          width={width}
          height={height}
          alt={alt}
          decoding="async"
          {...((lowPriority || !eager) && { fetchPriority: 'low' as const })}
          onLoad={handleLoad}
          onError={handleError}
        />
      )}
    </span>
  )
}
