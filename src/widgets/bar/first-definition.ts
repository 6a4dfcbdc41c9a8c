import { defineWidget } from '../../engine/index.ts'
import { View } from './view.tsx'

export const definition = defineWidget({ kind: 'bar', load: async () => ({ View }) })
