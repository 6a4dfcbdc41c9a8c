/**
 * The engine's public API for the server's build, separate from index.ts because React's server renderer must not reach
 * the browser bundle.
 */
export type { FirstScreen } from './contract/site.ts'
export { renderFirstScreen, type FirstScreenOptions } from './render/ssr/render-first-screen.tsx'
