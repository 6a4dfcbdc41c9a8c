import type { Database } from './database/database.ts'
import type { Tenant } from './database/tenant.ts'
import type { Operator } from './vendors/contract.ts'
import type { VendorBrand, VendorStore } from './vendors/demo/store/tables.ts'

/** The database as the demo vendor has it, which is lent it: of all tables it knows its own. */
export const lendStore = (database: Database): VendorStore => ({ db: database as unknown as VendorStore['db'] })

/** The operator as the demo vendor has it: what it is handed is a tenant, of which it knows the code and its own tables. */
export const lendOperator = (operator: Operator<Tenant>): Operator<VendorBrand> => operator as unknown as Operator<VendorBrand>
