/**
 * The engine's face to the server's build: apart from the other one, because React's part for it is none of the
 * browser's.
 */
export type { FirstScreen } from './contract/site.ts'
export { renderFirstScreen, type FirstScreenOptions } from './render/ssr/render-first-screen.tsx'
