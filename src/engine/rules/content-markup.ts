/** HTML tags allowed in content; all others are removed before rendering. */
export const contentTags =
  'p br hr strong b em i u s small sub sup span div blockquote a img figure figcaption h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td'.split(
    ' ',
  )

/** HTML attributes allowed in content whose values are not URLs. */
export const descriptiveAttributes = ['title', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'lang', 'dir'] as const

/** HTML attributes allowed in content; all others are removed before rendering. */
export const contentAttributes: readonly string[] = [...descriptiveAttributes, 'href', 'src']
