import { createRequire } from 'node:module'

/**
 * Loads React with throttled Suspense reveals disabled: by default it waits 300 milliseconds between two of them, on
 * every page. React keeps the timer function that it finds when it is loaded, so that only React is affected; the
 * timers of the site run normally. Must be imported before anything that imports React.
 */
const { setTimeout } = globalThis
globalThis.setTimeout = ((callback: () => void, milliseconds = 0) => setTimeout(callback, Math.min(milliseconds, 5))) as typeof setTimeout
createRequire(import.meta.url)('react-dom/client')
globalThis.setTimeout = setTimeout
