import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** One build for every brand. The server writes the pages, so there is no HTML of the build's own. */
export default defineConfig({
  base: '/_livery/',
  appType: 'custom',
  publicDir: false,
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { input: 'src/main.tsx' },
  },
})
