/** Lets the browser answer the visitor before what follows: for work that would hold up the page in one piece. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Resolves when what is rendered now stands on the screen: for parts of the program that the first picture must not
 * share the line with. At once where nothing is ever painted, on a server.
 */
export const afterPaint = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
