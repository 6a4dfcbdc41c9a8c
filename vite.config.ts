import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { transformAsync } from '@babel/core'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { overlayPlugins } from './scripts/project/overlay-plugin.ts'

/**
 * The React Compiler, on the components that say `'use memo'`: those that hold many others. On all of them it costs 10
 * KB of the first paint, and the stores already draw only what changed. What the server draws is drawn once, and
 * remembers nothing.
 */
const compileReact: Plugin = {
  name: 'livery:compile-react',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /\/src\/.*\.tsx$/, code: /['"]use memo['"]/ },
    handler: async (code, filename) => {
      const done = await transformAsync(code, {
        filename,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { sourceType: 'module', plugins: ['typescript', 'jsx'] },
        plugins: [['babel-plugin-react-compiler', { compilationMode: 'annotation' }]],
      })
      return done?.code ? { code: done.code, map: done.map ?? null } : undefined
    },
  },
}

/** React Router's own build for production: its exports lead a bundler to the one that warns developers. */
const production = {
  find: /^react-router$/,
  replacement: createRequire(import.meta.url)
    .resolve('react-router')
    .replace(/development\/index\.m?js$/, 'production/index.mjs'),
}

/** What every first page needs comes in one file and one style sheet, not in a dozen crumbs. */
const initialGroups = [{ name: 'start', tags: ['$initial' as const] }]

/**
 * Names of files with hashes of seven hexadecimal digits, which tell builds apart: the first file names every chunk,
 * and longer hashes, which do not compress, would weigh another 200 bytes there.
 */
const fileNames = {
  hashCharacters: 'hex' as const,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** Names of style classes that are short and the same in every build: which file of styles, and which name in it. */
function shortNames(): (name: string, file: string) => string {
  const files = new Map<string, { readonly path: string; readonly names: string[] }>()
  return (name, file) => {
    const path = relative(import.meta.dirname, file)
    const id = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 3)
    const known = files.get(id) ?? { path, names: [] }
    if (known.path !== path) throw new Error(`${path} and ${known.path} would share their names: rename one of the two.`)
    files.set(id, known)
    if (!known.names.includes(name)) known.names.push(name)
    return `_${id}${known.names.indexOf(name).toString(36)}`
  }
}

/**
 * One build for every brand. The server writes the pages, so there is no HTML of the build's own; `--ssr` builds what
 * it draws their first screens with.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  base: '/_livery/',
  appType: 'custom',
  publicDir: false,
  // A project's widgets render with the package's React and its router, wherever npm has installed others.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'], alias: command === 'build' ? [production] : [] },
  // They import the package's sources, which are served as they are.
  optimizeDeps: { exclude: ['livery'] },
  plugins: [...overlayPlugins, compileReact, react({ jsxImportSource: '#jsx' })],
  ...(command === 'build' && { css: { modules: { generateScopedName: shortNames() } } }),
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    // `scripts/chores/build-app.ts` gives each build a folder of its own.
    outDir: isSsrBuild ? 'dist/draft/first-screen' : 'dist/draft',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    // The licences of what browsers are sent, in .vite/license.md.
    license: !isSsrBuild,
    modulePreload: { polyfill: false },
    target: 'es2022',
    minify: !isSsrBuild && 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, hoist_funs: true } },
    rolldownOptions: {
      input: isSsrBuild ? 'src/first-screen.ts' : 'src/main.tsx',
      checks: { bundlerTimings: false },
      treeshake: { propertyReadSideEffects: false },
      output: isSsrBuild ? { codeSplitting: false } : { codeSplitting: { groups: initialGroups }, ...fileNames },
    },
  },
}))
