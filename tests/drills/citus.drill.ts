import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { runMoneyLoad, createFundedPlayer, type Player, connectToPlatform } from '../histories/money-load.ts'
import { allowLargeAdjustmentsQuery, expectStoredIn, resetLimitsQuery } from '../histories/stored-money.ts'
import { runLiveryWithEnv } from '../merchants/run-livery.ts'
import { type CitusCluster, startCitus } from '../platform/citus-cluster.ts'
import { query } from '../platform/query-database.ts'
import { startProcess, type ServerProcess } from '../platform/server-process.ts'
import { writeSmallBrands } from '../platform/small-brands.ts'
import type { TestPlatform } from '../platform/test-platform.ts'

/** Folder with the programs of a PostgreSQL installation that includes Citus (docs/scaling.md, "Citus"). */
const binFolder = process.env['LIVERY_TEST_CITUS'] ?? ''
const operationsPerLoad = 240

const folder = mkdtempSync(join(tmpdir(), 'livery-citus-drill-'))
const merchantsDir = writeSmallBrands()
let cluster: CitusCluster
let databaseUrl: string
let env: Readonly<Record<string, string>>
beforeAll(async () => {
  cluster = await startCitus(binFolder)
  const { appUrl, migrationUrl } = await cluster.createRoles()
  await cluster.createDatabase('livery')
  const toDatabaseUrl = (url: string): string => Object.assign(new URL(url), { pathname: '/livery' }).href
  databaseUrl = toDatabaseUrl(cluster.url)
  env = {
    DATABASE_URL: toDatabaseUrl(appUrl),
    MIGRATE_DATABASE_URL: toDatabaseUrl(migrationUrl),
    SECRET_KEY: 'a-secret-of-the-drill-and-of-nothing-else',
    PAYLOAD_KEY: createPayloadKey(),
    DEMO_PASSWORD: 'Fjordpassword1',
    LIVERY_MODE: 'demo',
  }
})
afterAll(async () => {
  await cluster.stop()
  for (const directory of [folder, merchantsDir]) rmSync(directory, { recursive: true, force: true })
})

const queryRows = (text: string) => query<Readonly<Record<string, unknown>>>({ databaseUrl }, text).then(({ rows }) => rows)
const formatElapsed = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`

/** Returns the number of rows of each table, the sums that triggers maintain, and the sum of the site revisions. */
async function readState(): Promise<Readonly<Record<string, unknown>>> {
  const tables = await queryRows(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not like 'kysely%' and relname not like 'citus%' order by 1`)
  const state: Record<string, unknown> = {}
  for (const { name } of tables) state[String(name)] = (await queryRows(`select count(*)::int as rows from "${String(name)}"`))[0]?.['rows']
  const sums =
    await queryRows(`select (select sum(credited - debited)::text from money_days) as money, (select sum(movements)::int from money_days) as movements,
    (select sum(placed_stake)::text from play_days) as stakes, (select sum(settled_win)::text from play_days) as wins,
    (select sum(revision)::int from site_revisions) as revisions`)
  return { ...state, sums: sums[0] }
}

/**
 * Performs about `operationsPerLoad` money operations, and asserts that all acknowledged writes are stored. Returns the
 * acknowledged writes. Throws the error of the first operation that fails.
 */
async function applyLoad(server: ServerProcess, platform: TestPlatform, player: Player, name: string): Promise<ReadonlySet<string>> {
  const acknowledged = new Set<string>()
  let count = 0
  await runMoneyLoad(platform, player, {
    keyPrefix: name,
    acknowledged,
    shouldContinue: async (error) => {
      if (error !== undefined) throw error
      return ++count < operationsPerLoad
    },
  })
  await expectStoredIn(queryRows, server, acknowledged)
  return acknowledged
}

/**
 * Moves the rows of a brand to a shard of its own, and the shard to the other worker, with the commands of
 * docs/scaling.md. Servers keep running.
 */
async function isolateBrand(code: string): Promise<void> {
  await queryRows(`select isolate_tenant_to_new_shard('sites', '${code}', 'CASCADE')`)
  const shardCondition = `shardid = get_shard_id_for_distribution_column('sites', '${code}')`
  const [placement] = await queryRows(`select shardid, nodename, nodeport from pg_dist_shard_placement where ${shardCondition}`)
  if (placement === undefined) throw new Error(`The brand ${code} has no shard.`)
  const { shardid, nodename, nodeport } = placement
  const [target] = await queryRows(`select nodename, nodeport from pg_dist_node where groupid <> 0 and nodeport <> ${String(nodeport)}`)
  await queryRows(
    `select citus_move_shard_placement(${String(shardid)}, '${String(nodename)}', ${String(nodeport)}, '${String(target?.['nodename'])}', ${String(target?.['nodeport'])})`,
  )
  expect(await queryRows(`select nodeport from pg_dist_shard_placement where ${shardCondition}`)).toEqual([
    { nodeport: target?.['nodeport'] },
  ])
}

describe('a coordinator and two workers', () => {
  it('distribute an existing database without changing its rows, and store every write acknowledged afterwards', async () => {
    const report: Record<string, string | number> = {}
    const startServer = (name: string): Promise<ServerProcess> => startProcess(join(folder, name), merchantsDir, env)
    const localServer = await startServer('local')
    let platform = await connectToPlatform(localServer)
    await queryRows(allowLargeAdjustmentsQuery)
    const player = await createFundedPlayer(platform)
    await queryRows(resetLimitsQuery)
    let startedAt = performance.now()
    const localWrites = await applyLoad(localServer, platform, player, 'local-00000000')
    report['writes acknowledged on local tables'] = `${String(localWrites.size)} in ${formatElapsed(startedAt)}`
    expect((await localServer.end('SIGTERM')).code).toBe(0)

    const stateBefore = await readState()
    startedAt = performance.now()
    const distributeResult = await runLiveryWithEnv(env, 'database', 'distribute', '--shards', '8')
    expect(distributeResult.out).toContain('The tables are distributed.')
    expect(distributeResult.code).toBe(0)
    report['livery database distribute, 8 shards'] = formatElapsed(startedAt)
    expect(await readState()).toEqual(stateBefore)
    startedAt = performance.now()
    expect(await runLiveryWithEnv(env, 'database', 'distribute')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('Nothing had to be changed.') as string,
    })
    report['livery database distribute, again'] = formatElapsed(startedAt)

    const distributedServer = await startServer('distributed')
    platform = await connectToPlatform(distributedServer)
    await expectStoredIn(queryRows, distributedServer, localWrites)
    await queryRows(resetLimitsQuery)
    startedAt = performance.now()
    const distributedWrites = await applyLoad(distributedServer, platform, player, 'citus-00000000')
    report['writes acknowledged on distributed tables'] = `${String(distributedWrites.size)} in ${formatElapsed(startedAt)}`
    const nodes =
      await queryRows(`select count(distinct groupid)::int as workers from pg_dist_placement p join pg_dist_shard s using (shardid)
      where s.logicalrelid = 'accounts'::regclass`)
    expect(nodes).toEqual([{ workers: 2 }])

    startedAt = performance.now()
    await isolateBrand('ALPHA1')
    report['a brand moved to a shard of its own on the other worker'] = formatElapsed(startedAt)
    expect(await runLiveryWithEnv(env, 'database', 'distribute')).toMatchObject({ code: 0, err: '' })
    await queryRows(resetLimitsQuery)
    startedAt = performance.now()
    const isolatedWrites = await applyLoad(distributedServer, platform, player, 'moved-00000000')
    report['writes acknowledged after the move'] = `${String(isolatedWrites.size)} in ${formatElapsed(startedAt)}`
    await expectStoredIn(queryRows, distributedServer, distributedWrites)
    expect((await distributedServer.end('SIGTERM')).code).toBe(0)
    const [versions] = await queryRows(`select citus_version() as citus, current_setting('server_version') as postgres`)
    console.table({ ...report, ...versions })
  })

  it('pass the platform tests', () => {
    const outputFile = join(folder, 'platform.json')
    const { status } = spawnSync('npx', ['vitest', 'run', 'tests/platform', '--reporter=json', `--outputFile=${outputFile}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, LIVERY_TEST_CITUS: binFolder },
    })
    const { numTotalTests, numPassedTests, testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as TestReport
    const failedTests = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.flatMap(({ status: result, fullName }) =>
        result === 'failed' ? [`${name.split('/').at(-1) ?? ''}: ${fullName}`] : [],
      ),
    )
    console.table({ tests: numTotalTests, passed: numPassedTests, failed: failedTests.length })
    console.log(failedTests.join('\n'))
    expect(failedTests).toEqual([])
    expect(status).toBe(0)
  })
})

interface TestReport {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}
