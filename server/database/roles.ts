import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Where the database is, by the role that asks. */
export interface DatabaseUrls {
  /** As who serves: owns nothing, and only adds to journals. */
  readonly serve: string
  /** As who owns the tables and changes them; where it is not given, who serves has to. */
  readonly migrate?: string | undefined
}

/** The roles of a database of our own. A cluster of somebody's own may call them otherwise. */
export const roles = { migrate: 'livery_owner', serve: 'livery_serve' } as const

const weak = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/** What a superuser says once in a cluster. */
export const clusterStatements = (password: (role: string) => string): readonly string[] =>
  Object.values(roles).map((role) => `create role ${role} ${weak} password '${password(role)}'`)

/**
 * What a superuser says once in the database that they are for. What the tables allow is granted whenever they were
 * brought up to date.
 */
export const databaseStatements = (database: string): readonly string[] => [
  `revoke all on database ${database} from public`,
  `grant connect on database ${database} to ${roles.migrate}, ${roles.serve}`,
  `grant create on database ${database} to ${roles.migrate}`,
  `revoke all on schema public from public`,
  `grant usage on schema public to ${roles.serve}`,
  `alter schema public owner to ${roles.migrate}`,
]

/**
 * Makes the roles in a PostgreSQL of our own, with passwords that are new at each start and stand nowhere. They get
 * back what they are made with: a role may set its own password and settings.
 */
export async function openRoles(superuserUrl: string): Promise<Record<keyof typeof roles, string>> {
  const passwords = new Map<string, string>(Object.values(roles).map((role) => [role, randomBytes(32).toString('base64url')]))
  await asSuperuser(superuserUrl, async (request) => {
    const known = new Set((await request(`select rolname as name from pg_roles`)).map(({ name }) => name))
    const create = clusterStatements((role) => passwords.get(role) ?? '')
    for (const [index, role] of Object.values(roles).entries()) {
      const statement = create[index] ?? ''
      await request(known.has(role) ? statement.replace(/^create/, 'alter') : statement)
      await request(`alter role ${role} reset all`)
    }
  })
  const as = (role: string): string => {
    const url = new URL(superuserUrl)
    url.username = role
    url.password = passwords.get(role) ?? ''
    return url.href
  }
  return { serve: as(roles.serve), migrate: as(roles.migrate) }
}

/** Gives a database to the roles, and with it what a superuser, who served before there were roles, has made in it. */
export async function giveDatabase(superuserUrl: string): Promise<void> {
  const database = new URL(superuserUrl).pathname.slice(1)
  await asSuperuser(superuserUrl, async (request) => {
    for (const statement of ['begin', ...databaseStatements(database), handOver, 'commit']) await request(statement)
  })
}

/**
 * `reassign owned` refuses the superuser that a cluster was made with. A table's indexes, types and triggers follow it.
 */
const handOver = `do $$
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

async function asSuperuser(
  url: string,
  work: (request: (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(url)
  // The statement that is under way fails with it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows)
  } finally {
    await client.end()
  }
}
