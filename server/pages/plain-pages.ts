import { createHash } from 'node:crypto'
import { escapeHtml } from '../web/escape-html.ts'
import { createContentSecurityPolicy } from '../web/security-headers.ts'

const css =
  'html{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-items:center}main{max-width:28rem;padding:2rem}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0}'

interface PlainPage {
  readonly title: string
  readonly text: string
  readonly note?: string
  /** Language as a BCP 47 tag. Default: en. */
  readonly tag?: string
  readonly direction?: string
}

/** Renders a self-contained page without scripts. */
export function renderPlainPage({ title, text, note, tag = 'en', direction = 'ltr' }: PlainPage): string {
  const paragraphs = [text, ...(note === undefined ? [] : [note])].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
  return `<!doctype html>\n<html lang="${escapeHtml(tag)}" dir="${escapeHtml(direction)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${css}</style></head><body><main><h1>${escapeHtml(title)}</h1>${paragraphs}</main></body></html>\n`
}

/** Page for a host that belongs to no brand. It names no brand. */
export const unknownHostPage = renderPlainPage({ title: 'Nothing here', text: 'No site has this address. Please check how it is spelled.' })

/** Page for a brand's host while there is no build. */
export const notBuiltPage = renderPlainPage({ title: 'Not ready yet', text: 'This site is being prepared. Please try again in a moment.' })

/** Response headers of plain pages. */
export const plainPageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': createContentSecurityPolicy({ styleHashes: [createHash('sha256').update(css).digest('base64')] }),
}
