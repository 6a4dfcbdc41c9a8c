import type { Plugin } from 'vite'

/**
 * Plugins of Vite for tests of a project: `plugins: [livery()]` in its `vitest.config.ts`. Brings `.livery` up to date
 * first.
 */
export declare function livery(): Promise<Plugin[]>
