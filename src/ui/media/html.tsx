import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { sanitizeHtml } from './sanitize-html.ts'
import { cx } from '../controls/cx.ts'
import styles from './html.module.css'

export interface HtmlProps {
  readonly html: string
  /** Level of its highest headings. */
  readonly topHeadingLevel: 2 | 3 | 4
  /** Allowed origins of pictures, besides this site. */
  readonly imageOrigins?: readonly string[]
  /** Called on a click on a link within the site; returns `true` if it has navigated, which prevents the default. */
  readonly onLink?: (path: string) => boolean
  readonly className?: string | undefined
}

let loadedSanitizer: typeof sanitizeHtml | undefined

/** Sanitized HTML. The sanitizer is in its own chunk; if it fails to load, the text is shown without markup. */
export function Html({ html, topHeadingLevel, imageOrigins, onLink, className }: HtmlProps): ReactNode {
  const containerRef = useRef<HTMLDivElement>(null)
  const [sanitize, setSanitize] = useState<typeof sanitizeHtml | undefined>(() => loadedSanitizer)
  const [failed, setFailed] = useState(false)
  const origins = imageOrigins?.join(' ') ?? ''

  useEffect(() => {
    if (sanitize) return undefined
    let cancelled = false
    import('./sanitize-html.ts').then(
      (module) => {
        loadedSanitizer = module.sanitizeHtml
        if (!cancelled) setSanitize(() => module.sanitizeHtml)
      },
      () => cancelled || setFailed(true),
    )
    return () => void (cancelled = true)
  }, [sanitize])

  useLayoutEffect(() => {
    if (sanitize) containerRef.current?.replaceChildren(sanitize(html, topHeadingLevel, origins === '' ? [] : origins.split(' ')))
  }, [sanitize, html, topHeadingLevel, origins])

  useEffect(() => {
    const element = containerRef.current
    const handleClick = (event: MouseEvent): void => {
      const path = (event.target as Element).closest('a')?.getAttribute('href') ?? ''
      const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (isPlainClick && path.startsWith('/') && onLink?.(path) === true) event.preventDefault()
    }
    element?.addEventListener('click', handleClick)
    return () => element?.removeEventListener('click', handleClick)
  }, [onLink])

  if (failed && !sanitize) return <p className={cx(styles['html'], className)}>{stripTags(html)}</p>
  return <div ref={containerRef} className={cx(styles['html'], className)} aria-busy={sanitize === undefined} />
}

const stripTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
