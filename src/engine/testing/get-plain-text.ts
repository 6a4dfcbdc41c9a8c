/**
 * Returns the text of an element with ordinary spaces, and without word joiners and direction isolates; '' for none.
 */
export const getPlainText = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll(/[\u2060\u2066-\u2069]/g, '')
