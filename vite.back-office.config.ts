import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The build of the back office, which the admin API serves: one page, one script and one stylesheet. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/back-office'),
  base: '/_livery/back-office/',
  publicDir: false,
  plugins: [react()],
  build: {
    // `scripts/tools/build-app.ts` overrides this with a folder in the app's build.
    outDir: join(import.meta.dirname, 'dist/draft/back-office'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    license: { fileName: '.vite/license.md' },
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
