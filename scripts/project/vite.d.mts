import type { Plugin } from 'vite'

/** Vite plugins for tests of a project: `plugins: [livery()]` in its `vitest.config.ts`. Brings `.livery` up to date first. */
export declare function livery(): Promise<Plugin[]>
