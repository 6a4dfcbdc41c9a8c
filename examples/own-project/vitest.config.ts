import { livery } from 'livery/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({ plugins: [livery()] })
