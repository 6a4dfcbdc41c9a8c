import { defineConfig } from 'livery'

export default defineConfig({
  brands: 'brands',
  widgets: 'widgets',
  modules: 'modules',
  vendors: 'vendors',
})
