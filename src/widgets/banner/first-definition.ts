import { defineWidget } from '../../engine/index.ts'
import { View } from './view.tsx'

export const definition = defineWidget({ kind: 'banner', load: async () => ({ View }) })
