import { createRequire } from 'node:module'

/**
 * Loads React so that it does not wait for anybody's eyes: by itself it leaves 300 milliseconds between one part that
 * comes and the next, on every page. React keeps the timer that it finds while it is loaded, so it alone is hasty; the
 * site, and what it waits for, keeps its time. This has to be imported before anything that imports React.
 */
const { setTimeout } = globalThis
globalThis.setTimeout = ((then: () => void, milliseconds = 0) => setTimeout(then, Math.min(milliseconds, 5))) as typeof setTimeout
createRequire(import.meta.url)('react-dom/client')
globalThis.setTimeout = setTimeout
