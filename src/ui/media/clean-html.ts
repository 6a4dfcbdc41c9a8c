import DOMPurify from 'dompurify'
import { contentAttributes, contentTags, contentWords } from '../../engine/rules/content-markup.ts'
import { validateAddress } from '../../engine/rules/validate-address.ts'

/** What an address may begin with; where it leads is judged afterwards, as browsers read it. */
const addresses = /^(?:https:\/\/|mailto:|tel:|\/|#)/i

/**
 * What an operator wrote as HTML, as nodes that can do no harm: text markup, links and pictures by an allow-list; no
 * scripts, styles, forms, frames, handlers or names. Links elsewhere open in a tab of their own; pictures load late and
 * only from this site or `imageOrigins`. It never becomes a string again, so that no second reading can differ from the
 * first. Its highest headings are of the level `headings`.
 */
export function cleanHtml(html: string, headings: number, imageOrigins: readonly string[]): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: contentTags,
    ALLOWED_ATTR: [...contentAttributes],
    ALLOWED_URI_REGEXP: addresses,
    ADD_URI_SAFE_ATTR: [...contentWords],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of clean.querySelectorAll('a')) guardLink(link)
  for (const picture of clean.querySelectorAll('img')) guardPicture(picture, imageOrigins)
  placeHeadings(clean, headings)
  for (const table of clean.querySelectorAll('table')) frameTable(table)
  return clean
}

function guardLink(link: HTMLAnchorElement): void {
  const leads = validateAddress(link.getAttribute('href') ?? '')
  if (leads === 'nowhere') link.removeAttribute('href')
  if (leads !== 'elsewhere') return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

function guardPicture(picture: HTMLImageElement, origins: readonly string[]): void {
  const address = picture.getAttribute('src') ?? ''
  const leads = validateAddress(address)
  const known = leads === 'within' ? address.startsWith('/') : leads === 'elsewhere' && origins.includes(new URL(address).origin)
  if (!known) return picture.remove()
  picture.loading = 'lazy'
  picture.decoding = 'async'
  if (!picture.hasAttribute('alt')) picture.alt = ''
}

/**
 * Puts the headings of a text below the heading above it: the highest of them at `top`, the others as far below as they
 * were.
 */
function placeHeadings(clean: DocumentFragment, top: number): void {
  const found = [...clean.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levelOf = (heading: Element): number => Number(heading.tagName.slice(1))
  const highest = Math.min(...found.map(levelOf))
  for (const heading of found) {
    const placed = document.createElement(`h${String(Math.min(top + levelOf(heading) - highest, 6))}`)
    placed.append(...heading.childNodes)
    heading.replaceWith(placed)
  }
}

/** A wide table scrolls by itself, by keyboard too, and never the page. */
function frameTable(table: HTMLTableElement): void {
  const frame = document.createElement('div')
  frame.dataset['scroll'] = ''
  frame.tabIndex = 0
  table.replaceWith(frame)
  frame.append(table)
}
