import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DemoTables } from '../../demo/vendor/store/tables.ts'

/**
 * Opens a connection pool to the demo vendor's tables, for tests that inspect them or create draws. The caller closes
 * it with `db.destroy()`.
 */
export const openDemoVendorStore = (databaseUrl: string) => ({
  db: new Kysely<DemoTables>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({
        connectionString: databaseUrl,
        max: 2,
        types: {
          getTypeParser: ((id: number, format: 'text') =>
            [pg.types.builtins.INT8, pg.types.builtins.NUMERIC].includes(id as 20)
              ? BigInt
              : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
        },
      }),
    }),
  }),
})
