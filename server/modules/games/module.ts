import { defineModule } from '../define-module.ts'
import { createGameHandlers } from './handlers.ts'
import { purgeLaunchesAndWins } from './store/wins.ts'

export default defineModule({
  name: 'games',
  dependsOn: ['accounts', 'api-context', 'brands', 'secrets', 'wallet'],
  endpoints: createGameHandlers,
  cleanup: purgeLaunchesAndWins,
})
