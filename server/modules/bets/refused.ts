import type { WalletRefusal } from '../../integrations/vendor-contract.ts'

/** A call of a vendor's that is refused. */
export class Refused extends Error {
  override readonly name = 'Refused'
  constructor(readonly code: WalletRefusal) {
    super(code)
  }
}
