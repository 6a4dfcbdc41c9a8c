import DOMPurify from 'dompurify'
import { contentAttributes, contentTags, descriptiveAttributes } from '../../engine/rules/content-markup.ts'
import { classifyUrl } from '../../engine/rules/classify-url.ts'

/** Allowed prefixes of URLs. The resolved URL is checked afterwards. */
const allowedUrlPattern = /^(?:https:\/\/|mailto:|tel:|\/|#)/i

/**
 * Sanitizes an operator's HTML into nodes: text markup, links and pictures by an allow-list; no scripts, styles, forms,
 * frames, event handlers, ids or names. External links open in a new tab; pictures load lazily, and only from this site
 * or `imageOrigins`. The result is never serialized, so no second parser can interpret it differently. Its highest
 * headings have the level `topHeadingLevel`.
 */
export function sanitizeHtml(html: string, topHeadingLevel: number, imageOrigins: readonly string[]): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: contentTags,
    ALLOWED_ATTR: [...contentAttributes],
    ALLOWED_URI_REGEXP: allowedUrlPattern,
    ADD_URI_SAFE_ATTR: [...descriptiveAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) sanitizeLink(link)
  for (const picture of fragment.querySelectorAll('img')) sanitizeImage(picture, imageOrigins)
  shiftHeadings(fragment, topHeadingLevel)
  for (const table of fragment.querySelectorAll('table')) wrapTable(table)
  return fragment
}

function sanitizeLink(link: HTMLAnchorElement): void {
  const target = classifyUrl(link.getAttribute('href') ?? '')
  if (target === 'invalid') link.removeAttribute('href')
  if (target !== 'external') return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

function sanitizeImage(picture: HTMLImageElement, origins: readonly string[]): void {
  const url = picture.getAttribute('src') ?? ''
  const target = classifyUrl(url)
  const allowed = target === 'internal' ? url.startsWith('/') : target === 'external' && origins.includes(new URL(url).origin)
  if (!allowed) return picture.remove()
  picture.loading = 'lazy'
  picture.decoding = 'async'
  if (!picture.hasAttribute('alt')) picture.alt = ''
}

/**
 * Shifts the headings below the surrounding heading: the highest of them to level `topHeadingLevel`, the others by the
 * same distance.
 */
function shiftHeadings(fragment: DocumentFragment, topHeadingLevel: number): void {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const getHeadingLevel = (heading: Element): number => Number(heading.tagName.slice(1))
  const highest = Math.min(...headings.map(getHeadingLevel))
  for (const heading of headings) {
    const shifted = document.createElement(`h${String(Math.min(topHeadingLevel + getHeadingLevel(heading) - highest, 6))}`)
    shifted.append(...heading.childNodes)
    heading.replaceWith(shifted)
  }
}

/** Wraps a table in a focusable scroll container, so that a wide table does not scroll the page. */
function wrapTable(table: HTMLTableElement): void {
  const wrapper = document.createElement('div')
  wrapper.dataset['scroll'] = ''
  wrapper.tabIndex = 0
  table.replaceWith(wrapper)
  wrapper.append(table)
}
