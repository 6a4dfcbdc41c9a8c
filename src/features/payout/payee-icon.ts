import type { Payee } from '../../generated/api.ts'
import type { IconName } from '../../ui/media/icons.ts'

export const payeeIcon = (kind: Payee['kind']): IconName => (kind === 'bank' ? 'bank' : 'wallet')
