import { createRequire } from 'node:module'

/**
 * Loads React with timers of at most 5 ms, because it otherwise waits 300 ms between two reveals of Suspense
 * boundaries. React keeps a reference to the `setTimeout` that exists when it is loaded, so that the timers of the site
 * are not affected. Must be imported before anything that imports React.
 */
const { setTimeout } = globalThis
globalThis.setTimeout = ((callback: () => void, milliseconds = 0) => setTimeout(callback, Math.min(milliseconds, 5))) as typeof setTimeout
createRequire(import.meta.url)('react-dom/client')
globalThis.setTimeout = setTimeout
