/** Resolves when what is drawn now stands on the screen: for parts of the program that the first picture must not share the line with. */
export const afterPaint = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
