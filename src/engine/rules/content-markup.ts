/** Tags that content in HTML may have; any other is removed before the content is shown. */
export const contentTags =
  'p br hr strong b em i u s small sub sup span div blockquote a img figure figcaption h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td'.split(
    ' ',
  )

/** Attributes that say something about the text. */
export const contentWords = ['title', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'lang', 'dir'] as const

/** Attributes that content in HTML may have; any other is removed before the content is shown. */
export const contentAttributes: readonly string[] = [...contentWords, 'href', 'src']
