import type { ReactNode } from 'react'
import { findRoute, useEngine, useOverlayPage, useSite } from '../../engine/index.ts'
import { Html } from '../../ui/media/html.tsx'

interface RichTextProps {
  readonly html: string
  /** Level of its highest headings: one below the surrounding heading. */
  readonly topHeadingLevel: 2 | 3 | 4
  readonly className?: string | undefined
}

/** HTML from the platform: sanitized, with links within the site handled by the router. */
export function RichText({ html, topHeadingLevel, className }: RichTextProps): ReactNode {
  const { location, overlays, config } = useEngine()
  const origins = useSite(({ imageOrigins }) => imageOrigins)
  const inOverlay = useOverlayPage() !== undefined
  const navigate = (path: string): boolean => {
    if (!findRoute(config.routes, path.replace(/[?#].*$/s, '')).found) return false
    if (inOverlay) overlays.closeTop()
    location.push(path)
    return true
  }
  return <Html html={html} topHeadingLevel={topHeadingLevel} imageOrigins={origins} onLink={navigate} className={className} />
}
