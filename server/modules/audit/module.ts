import { defineModule } from '../define-module.ts'
import { auditCommands } from './commands.ts'

export default defineModule({
  name: 'audit',
  dependsOn: ['commands'],
  adminCommands: auditCommands,
})
