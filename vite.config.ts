import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Lets the build leave out the nine tenths of the router that nobody uses (8 KB of the first paint): names for
 * debugging, set on components and contexts when the module loads, hold on to all of it.
 */
const shakeRouter: Plugin = {
  name: 'livery:shake-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({ code: code.replace(/^[\w$]+\.displayName = "[^"]*";$/gm, ''), map: null }),
  },
}

/** How the router's modules call React. What `createContext`, `memo` and `forwardRef` make has no effect until it is used. */
const reactOfRouter = ['React', ...Array.from({ length: 12 }, (_, index) => `React${index + 2}`)]

/** What every first page needs comes in two files and one style sheet, not in a dozen crumbs; the libraries apart, for they change seldom. */
const firstParts = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  { name: 'start', tags: ['$initial' as const], priority: 1 },
]

/**
 * One build for every brand. The React Compiler takes the components that say `'use memo'`: those that hold many others.
 * On all of them it costs 10 KB of the first paint, and the stores already draw only what changed.
 *
 * The server writes the pages, so there is no HTML of the build's own. */
export default defineConfig({
  base: '/_livery/',
  appType: 'custom',
  publicDir: false,
  resolve: { alias: { 'markdown-to-jsx/react': fileURLToPath(new URL('src/widgets/register-form/no-markdown.tsx', import.meta.url)) } },
  plugins: [shakeRouter, react(), babel({ presets: [reactCompilerPreset({ compilationMode: 'annotation' })] })],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: 'src/main.tsx',
      treeshake: { manualPureFunctions: reactOfRouter, propertyReadSideEffects: false },
      output: { codeSplitting: { groups: firstParts } },
    },
  },
})
