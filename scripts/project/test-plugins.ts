import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { overlayPlugins } from './overlay-plugin.ts'

/** The plugins with which Vitest runs the sources of the package and of a project. */
export const testPlugins = (): Plugin[] => [
  ...overlayPlugins,
  ...react({ jsxImportSource: '#jsx' }),
  {
    name: 'livery:test',
    config: () => ({
      resolve: { dedupe: ['react', 'react-dom'] },
      // Vitest leaves what is installed to Node, which runs no TypeScript there.
      test: { server: { deps: { inline: ['livery'] } } },
    }),
  },
]
