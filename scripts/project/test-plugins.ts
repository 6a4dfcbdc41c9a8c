import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { overlayPlugins } from './overlay-plugin.ts'

/** The Vite plugins with which Vitest runs the sources of the package and of a project. */
export const createTestPlugins = (): Plugin[] => [
  ...overlayPlugins,
  ...react({ jsxImportSource: '#jsx' }),
  {
    name: 'livery:test',
    config: () => ({
      resolve: { dedupe: ['react', 'react-dom'] },
      // By default Vitest leaves installed packages to Node, which does not run TypeScript in node_modules.
      test: { server: { deps: { inline: ['livery'] } } },
    }),
  },
]
