/**
 * Resolves when what is rendered now stands on the screen: for parts of the program that the first picture must not
 * share the line with. At once where nothing is ever painted, on a server.
 */
export const afterPaint = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
