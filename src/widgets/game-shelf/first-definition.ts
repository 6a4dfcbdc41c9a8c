import { defineWidget } from '../../engine/index.ts'
import { View } from './view.tsx'

export const definition = defineWidget({ kind: 'game-shelf', load: async () => ({ View }) })
