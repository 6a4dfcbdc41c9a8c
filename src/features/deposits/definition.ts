import { defineFeature } from '../../engine/index.ts'
import { storageKey, storageOf } from './index.ts'

/** Money that is paid in: who was at a gateway finds the deposit again. */
export const definition = defineFeature({
  name: 'deposits',
  afterPaint: async (engine) => {
    if (storageOf(engine).get(storageKey) === undefined) return
    const { returnFromGateway } = await import('./return-from-gateway.ts')
    returnFromGateway(engine)
  },
})
