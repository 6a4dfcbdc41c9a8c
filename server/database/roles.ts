import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Connection URLs of the database, by role. */
export interface DatabaseUrls {
  /**
   * For the serving role, which owns no tables and can read and append to append-only tables but not change their rows.
   */
  readonly appUrl: string
  /** For the owner of the tables, which migrates them; if missing, the serving role migrates them. */
  readonly migrationUrl?: string | undefined
}

/** Roles in the embedded PostgreSQL. In an external cluster they may have other names. */
export const roles = { migrate: 'livery_owner', serve: 'livery_serve' } as const

const restrictedAttributes = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/** Statements that a superuser runs once per cluster. */
export const listClusterStatements = (password: (role: string) => string): readonly string[] =>
  Object.values(roles).map((role) => `create role ${role} ${restrictedAttributes} password '${password(role)}'`)

/**
 * Statements that a superuser runs once in the database of the roles. Table privileges are granted after every
 * migration.
 */
export const listDatabaseStatements = (database: string): readonly string[] => [
  `revoke all on database ${database} from public`,
  `grant connect on database ${database} to ${roles.migrate}, ${roles.serve}`,
  `grant create on database ${database} to ${roles.migrate}`,
  `revoke all on schema public from public`,
  `grant usage on schema public to ${roles.serve}`,
  `alter schema public owner to ${roles.migrate}`,
]

/**
 * Creates the roles in the embedded PostgreSQL, with passwords that are generated at each startup and stored nowhere.
 * Existing roles are reset, because a role can change its own password and settings.
 */
export async function createRoles(superuserUrl: string): Promise<Record<keyof DatabaseUrls, string>> {
  const passwords = new Map<string, string>(Object.values(roles).map((role) => [role, randomBytes(32).toString('base64url')]))
  await withSuperuser(superuserUrl, async (query) => {
    const existing = new Set((await query(`select rolname as name from pg_roles`)).map(({ name }) => name))
    const createStatements = listClusterStatements((role) => passwords.get(role) ?? '')
    for (const [index, role] of Object.values(roles).entries()) {
      const statement = createStatements[index] ?? ''
      await query(existing.has(role) ? statement.replace(/^create/, 'alter') : statement)
      await query(`alter role ${role} reset all`)
    }
  })
  const createRoleUrl = (role: string): string => {
    const url = new URL(superuserUrl)
    url.username = role
    url.password = passwords.get(role) ?? ''
    return url.href
  }
  return { appUrl: createRoleUrl(roles.serve), migrationUrl: createRoleUrl(roles.migrate) }
}

/**
 * Grants the roles access to a database, and makes the migrating role the owner of its tables and other objects,
 * including those that the superuser created before the roles existed.
 */
export async function transferDatabaseOwnership(superuserUrl: string): Promise<void> {
  const database = new URL(superuserUrl).pathname.slice(1)
  await withSuperuser(superuserUrl, async (query) => {
    for (const statement of ['begin', ...listDatabaseStatements(database), transferOwnership, 'commit']) await query(statement)
  })
}

/**
 * Creates a database for the roles of the embedded PostgreSQL; as a copy of another one, to which nothing may be
 * connected, if `template` names one.
 */
export async function createDatabase(superuserUrl: string, name: string, template = 'template1'): Promise<void> {
  await withSuperuser(superuserUrl, async (query) => void (await query(`create database ${name} template ${template}`)))
  await transferDatabaseOwnership(withDatabase(superuserUrl, name))
}

/** Returns the connection URL of another database of the same PostgreSQL. */
export const withDatabase = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href

/**
 * Transfers each object, because `reassign owned` does not work for the bootstrap superuser. Indexes, row types and
 * triggers follow their table.
 */
const transferOwnership = `do $$
declare item text;
begin
  for item in
    select format('table %I.%I', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p', 'v', 'm') and c.relowner <> '${roles.migrate}'::regrole
    union all
    select format('routine %s', p.oid::regprocedure) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'jobs') and p.proowner <> '${roles.migrate}'::regrole
    union all
    select format('type %I.%I', n.nspname, t.typname) from pg_type t join pg_namespace n on n.oid = t.typnamespace
      where n.nspname in ('public', 'jobs') and t.typtype = 'e' and t.typowner <> '${roles.migrate}'::regrole
    union all
    select format('schema %I', n.nspname) from pg_namespace n where n.nspname = 'jobs' and n.nspowner <> '${roles.migrate}'::regrole
  loop
    execute format('alter %s owner to ${roles.migrate}', item);
  end loop;
end $$`

async function withSuperuser(
  url: string,
  work: (query: (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(url)
  // The statement in progress rejects with the same error.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows)
  } finally {
    await client.end()
  }
}
