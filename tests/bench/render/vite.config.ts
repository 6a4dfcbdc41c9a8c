import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import app from '../../../vite.config.ts'

const input = { 'through-engine': join(import.meta.dirname, 'through-engine.tsx'), 'by-hand': join(import.meta.dirname, 'by-hand.tsx') }

/** The two pages of the benchmark, built with the options of the app. */
export default defineConfig((env) => {
  const { build: { rolldownOptions, ...build } = {}, ...rest } = app(env)
  return mergeConfig({ ...rest, build }, { base: '/', logLevel: 'error', build: { rolldownOptions: { ...rolldownOptions, input } } })
})
