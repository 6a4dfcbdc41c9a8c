import { defineModule } from '../define-module.ts'
import { gatewayCommands } from './commands.ts'

export default defineModule({
  name: 'gateways',
  dependsOn: ['brands', 'commands', 'secrets'],
  adminCommands: gatewayCommands,
})
