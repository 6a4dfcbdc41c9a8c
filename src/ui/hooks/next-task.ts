/** Lets the browser answer the visitor before what follows: for work that would hold up the page in one piece. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
