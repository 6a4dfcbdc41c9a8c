import { defineWidget } from '../../engine/index.ts'
import { View } from './view.tsx'

export const definition = defineWidget({ kind: 'game-grid', load: async () => ({ View }) })
