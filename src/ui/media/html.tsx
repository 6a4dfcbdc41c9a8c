import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { cleanHtml } from './clean-html.ts'
import { cx } from '../controls/cx.ts'
import styles from './html.module.css'

export interface HtmlProps {
  readonly html: string
  /** Level of its highest headings. */
  readonly headings: 2 | 3 | 4
  /** Allowed origins of pictures, besides this site. */
  readonly imageOrigins?: readonly string[]
  /** Called on a click on a link within the site; returns `true` if it has navigated, which prevents the default. */
  readonly onLink?: (path: string) => boolean
  readonly className?: string | undefined
}

let loaded: typeof cleanHtml | undefined

/** Sanitized HTML. The sanitizer is in its own chunk; if that fails to load, the text is shown without markup. */
export function Html({ html, headings, imageOrigins, onLink, className }: HtmlProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const [clean, setClean] = useState<typeof cleanHtml | undefined>(() => loaded)
  const [failed, setFailed] = useState(false)
  const origins = imageOrigins?.join(' ') ?? ''

  useEffect(() => {
    if (clean) return undefined
    let gone = false
    import('./clean-html.ts').then(
      (part) => {
        loaded = part.cleanHtml
        if (!gone) setClean(() => part.cleanHtml)
      },
      () => gone || setFailed(true),
    )
    return () => void (gone = true)
  }, [clean])

  useLayoutEffect(() => {
    if (clean) frame.current?.replaceChildren(clean(html, headings, origins === '' ? [] : origins.split(' ')))
  }, [clean, html, headings, origins])

  useEffect(() => {
    const element = frame.current
    const follow = (event: MouseEvent): void => {
      const path = (event.target as Element).closest('a')?.getAttribute('href') ?? ''
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (plain && path.startsWith('/') && onLink?.(path) === true) event.preventDefault()
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [onLink])

  if (failed && !clean) return <p className={cx(styles['html'], className)}>{wordsOf(html)}</p>
  return <div ref={frame} className={cx(styles['html'], className)} aria-busy={clean === undefined} />
}

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
