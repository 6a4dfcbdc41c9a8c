import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { transformAsync } from '@babel/core'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { overlayPlugins } from './scripts/project/overlay-plugin.ts'

/**
 * Runs the React Compiler on components with the directive `'use memo'`, which contain many other components. On all
 * components it would add 10 KB to the code before the first paint, and the stores already limit re-rendering. On the
 * server, each page is rendered once, without memoisation.
 */
const compileReact: Plugin = {
  name: 'livery:compile-react',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /\/src\/.*\.tsx$/, code: /['"]use memo['"]/ },
    handler: async (code, filename) => {
      const result = await transformAsync(code, {
        filename,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { sourceType: 'module', plugins: ['typescript', 'jsx'] },
        plugins: [['babel-plugin-react-compiler', { compilationMode: 'annotation' }]],
      })
      return result?.code ? { code: result.code, map: result.map ?? null } : undefined
    },
  },
}

/**
 * Resolves React Router to its production build: by default, its package exports select the build with development
 * warnings.
 */
const reactRouterAlias = {
  find: /^react-router$/,
  replacement: createRequire(import.meta.url)
    .resolve('react-router')
    .replace(/development\/index\.m?js$/, 'production/index.mjs'),
}

/** Bundles everything that the first page needs into one script and one stylesheet instead of a dozen small files. */
const initialGroups = [{ name: 'start', tags: ['$initial' as const] }]

/**
 * File names with hashes of seven hexadecimal digits, which distinguish builds: the entry bundle names every chunk, and
 * longer hashes, which do not compress, would add 200 bytes to it.
 */
const fileNames = {
  hashCharacters: 'hex' as const,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/**
 * Returns a generator of short class names that are stable across builds: derived from the stylesheet's path and the
 * position of the class in it. The generator throws if two stylesheets have the same prefix.
 */
function createClassNameGenerator(): (name: string, file: string) => string {
  const files = new Map<string, { readonly path: string; readonly names: string[] }>()
  return (name, file) => {
    const path = relative(import.meta.dirname, file)
    const id = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 3)
    const entry = files.get(id) ?? { path, names: [] }
    if (entry.path !== path) throw new Error(`The class names of ${path} and ${entry.path} have the same prefix: rename one of the files.`)
    files.set(id, entry)
    if (!entry.names.includes(name)) entry.names.push(name)
    return `_${id}${entry.names.indexOf(name).toString(36)}`
  }
}

/**
 * One build for all brands. The server renders the pages, so the build has no HTML; `--ssr` builds the renderer of
 * their first screens.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  base: '/_livery/',
  // URLs are relative to the script or stylesheet that refers to the file, so that ASSETS_ORIGIN may serve the files.
  experimental: { renderBuiltUrl: (_file, { ssr }) => (ssr ? undefined : { relative: true }) },
  appType: 'custom',
  publicDir: false,
  // A project's widgets must use the package's React and router, even if npm has installed others.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'], alias: command === 'build' ? [reactRouterAlias] : [] },
  // Extensions import the package's sources, which Vite serves without pre-bundling.
  optimizeDeps: { exclude: ['livery'] },
  plugins: [...overlayPlugins, compileReact, react({ jsxImportSource: '#jsx' })],
  ...(command === 'build' && { css: { modules: { generateScopedName: createClassNameGenerator() } } }),
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    // `scripts/tools/build-app.ts` overrides this with a separate folder for each build.
    outDir: isSsrBuild ? 'dist/draft/first-screen' : 'dist/draft',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    // Writes the licences of the browser's code to .vite/license.md.
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
