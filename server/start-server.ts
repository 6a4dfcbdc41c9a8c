import { isIPv6 } from 'node:net'
import { basename } from 'node:path'
import { getAppUrl, buildApp, type AppDeps } from './app.ts'
import { closeApp } from './http/close-app.ts'
import { createReadiness } from './http/readiness.ts'
import { listen } from './listen.ts'
import { claimDatabase, assertMode } from './claim-database.ts'
import { type Settings } from './config.ts'
import { SettingsError } from './settings-error.ts'
import type { AnsweredRequest, Log } from './telemetry/log.ts'
import { openBrands } from './open-brands.ts'
import { type OnStop, runStopSteps, type StopStep } from './run-stop-steps.ts'
import { logUnavailableOffers } from './log-unavailable-offers.ts'
import { localHosts, createOrigins } from './origins.ts'
import { type Catalogue, createVendorDrawSource, readCatalogue } from './modules/games/index.ts'
import type { CountryLookup } from './http/country.ts'
import { localAdminHost } from './admin-api/admission.ts'
import { returnPath } from './admin-api/serve-sign-in.ts'
import { createOperatorPasses } from './admin-api/operator-passes.ts'
import { createOperatorStore } from './modules/operators/index.ts'
import { createJobs, startWorkers } from './modules/jobs/index.ts'
import { createOutbox } from './modules/messages/index.ts'
import { setPasswordCost } from './modules/accounts/index.ts'
import type { ServerPlatform } from './server-platform.ts'
import { cleanUp, createJobHandlers, moduleMigrations, readRuleValues, seedMissing, seeds } from './modules/compose-modules.ts'
import { modules } from './modules/index.ts'
import { watchSiteChanges, notifyServers, loadProvisionedBrands, createSites, removeDemoSettings } from './modules/site/index.ts'
import { applyContent } from './modules/content/index.ts'
import { createServerGateway } from './modules/gateways/index.ts'
import { createScanner } from './modules/uploads/index.ts'
import { changeTimeZone } from './modules/records/index.ts'
import { createOutbound } from './integrations/outbound.ts'
import { chooseMessenger } from './integrations/messengers/choose-messenger.ts'
import { getArtVersion, prerenderArt } from './pages/art/art.ts'
import { findBuilds } from './pages/builds.ts'
import type { Merchants } from './modules/brands/index.ts'
import { assertFolderRestored } from './database/backup/unfinished-restore.ts'
import { openDataFolder } from './database/data-folder.ts'
import { openDatabase, type SharedDatabase } from './database/database.ts'
import { startEmbedded } from './database/embedded.ts'
import { getRolePrivileges } from './database/grants.ts'
import { lockFolder } from './database/lock.ts'
import type { MigrationSet } from './database/migration-set.ts'
import { type DatabaseUrls, transferDatabaseOwnership, createRoles } from './database/roles.ts'
import { openReplica } from './database/connections/replica.ts'
import { allMerchants } from './database/row-security.ts'
import { waitForDatabase } from './database/wait-for-database.ts'
import { loadSecrets, getPublicKey } from './modules/secrets/index.ts'
import { getQueueUsage } from './queue/fair-queue.ts'
import { createTelemetry } from './telemetry/create-telemetry.ts'
import { RepeatedJob } from './queue/repeated-job.ts'
import type { DemoAccounts } from '../demo/index.ts'

export interface StartOptions {
  readonly log: Log
  /** Receives every request that was answered. */
  readonly onRequest?: ((request: AnsweredRequest) => void) | undefined
  /** Folder of the browser builds. */
  readonly dist: string
  /** A development server's build, instead of the one in `dist`. */
  readonly build?: AppDeps['build']
  /** Aborts waiting for a database that does not respond. */
  readonly signal?: AbortSignal
}

/** A started server, which listens for requests. */
export interface RunningServer {
  /** Base URL, such as `http://127.0.0.1:8080`. */
  readonly address: string
  readonly port: number
  readonly platform: ServerPlatform
  /** `undefined` in production. */
  readonly demo: DemoAccounts | undefined
  /** Makes `/_livery/ready` respond with 503 from now on, so that load balancers send no new requests. */
  drain(): void
  /**
   * Answers pending requests, then releases the database and the data folder.
   * @throws AggregateError if a step fails; the other steps run nevertheless
   */
  stop(): Promise<void>
}

const cleanUpIntervalMilliseconds = 600_000
/** Maximum time that the startup waits for the database. */
const databaseTimeoutSeconds = 60
/** Interval of the modules' `minutelyJobs`. In each interval, one server of the cluster runs each job. */
const jobIntervalSeconds = 60

/**
 * Locks the data folder, opens the database, loads the brands, inserting the seed of new ones, and starts to listen. If
 * a step fails, the steps before it are undone.
 * @throws FolderBusyError, and the errors of the steps
 */
export async function startServer(settings: Settings, options: StartOptions): Promise<RunningServer> {
  const stopSteps: StopStep[] = []
  const stop = (): Promise<void> =>
    runStopSteps(stopSteps.splice(0).toReversed(), { milliseconds: settings.stopSeconds * 1000, log: options.log })
  try {
    return { ...(await start(settings, options, (name, run) => void stopSteps.push({ name, run }))), stop }
  } catch (error) {
    // `stop` logs the steps that fail. The startup error is thrown, because it is the cause.
    await stop().catch(() => undefined)
    throw error
  }
}

async function start(
  settings: Settings,
  { log: baseLog, onRequest, dist, build, signal }: StartOptions,
  onStop: OnStop,
): Promise<Omit<RunningServer, 'stop'>> {
  const telemetry = await createTelemetry(settings, { log: baseLog, onRequest, reporters: modules.flatMap(({ onError }) => onError ?? []) })
  onStop('the telemetry', () => telemetry.stop())
  const { log } = telemetry
  const folder = await openDataFolder(settings.dataDir)
  const lock = await lockFolder(folder.path)
  onStop('the lock of the data folder', () => lock.release())
  await assertFolderRestored(folder.path)
  const secrets = await loadSecrets(folder, settings)
  const isProduction = settings.mode === 'production'
  const demo = isProduction ? undefined : await loadDemo()
  const migrations = [...moduleMigrations, ...(demo ? [demo.demoMigrations] : [])]
  const buildFolder = findBuilds(dist)?.current
  const storeOptions = { password: secrets.databasePassword, migrations, log, signal, build: buildFolder && basename(buildFolder) }
  const database = await openDatabaseStore(settings, storeOptions, onStop)
  setPasswordCost(settings.passwordCost)
  const demoAccounts = await demo?.loadDemoAccounts(folder, settings.demoPassword)
  await claimDatabase(database, { ...settings, secrets, demoPassword: demoAccounts?.password })
  let listeningAddress: string | undefined
  const origins = createOrigins(settings, () => listeningAddress)
  const { demoVendor } = origins
  const catalogue = readCatalogue(demoVendor && { launchUrl: demoVendor, apiUrl: () => listeningAddress })
  const sites = createSites({
    database,
    seeds: [...seeds, ...(demo && demoAccounts ? demo.createDemoSeeds({ accounts: demoAccounts, catalogue, secrets }) : [])],
    seedMissing,
    ...(isProduction && { seedConfig: removeDemoSettings }),
    applyContent,
    changeTimeZone,
    log,
    onChange: () => void notifyServers(database),
  })
  onStop('the watcher of site changes', watchSiteChanges({ sites, url: settings.databaseDirectUrl ?? settings.databaseUrl, log }))
  const provisionedBrands = await loadProvisionedBrands({ database, sites })
  const { merchants, bundle } = await openBrands({ settings, dataDir: folder.path, database, admission: provisionedBrands, log, onStop })
  // If the change cannot be applied now, the next read of the site applies it.
  merchants.onChange((merchant) => void sites.refresh(merchant).catch(() => undefined))
  if (isProduction && !(await createOperatorStore(sites.platform).hasAdmin()))
    log('No administrator exists yet. Create one on this machine: livery admin bootstrap --email ADDRESS --name NAME.')
  if (isProduction) await logUnavailableOffers({ merchants, sites, catalogue, hasGateway: settings.gateway !== undefined, log })
  const replica = openReportReplica(settings, database, log)
  onStop('the replica', async () => replica?.close())
  const outbound = createOutbound({ allowPrivate: !isProduction })
  const outbox = createOutbox(secrets.deriveKey('outbox'))
  const jobStore = await database.openJobs((error) => log(`The job queue reported an error: ${error.name}`))
  onStop('the job queue', () => jobStore.close())
  let wakeWorkers: () => void = () => undefined
  const platform: ServerPlatform = {
    brands: merchants,
    provisionedBrands,
    sites,
    catalogue,
    outbound,
    draws: createVendorDrawSource(outbound),
    readRuleValues,
    secrets,
    publicKey: getPublicKey(secrets),
    pictureVersion: (brand) => getArtVersion(settings.dataDir, brand),
    lookUpCountry: createCountryLookup(settings),
    isProofOfWorkExempt: (address) => settings.proofOfWorkExempt.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'),
    outbox,
    operators: {
      platform: sites.platform,
      secrets,
      provider: settings.operatorProvider && {
        ...settings.operatorProvider,
        getRedirectUrl: () => `${settings.adminOrigin ?? `http://${localAdminHost}:${new URL(listeningAddress ?? '').port}`}${returnPath}`,
      },
    },
    adminOrigin: settings.adminOrigin,
    replica,
    // In production, the token in the data folder only permits reading and verifying; changes require an operator.
    machine: { id: null, name: 'machine', kind: 'machine', roles: [{ merchant: allMerchants, role: isProduction ? 'viewer' : 'admin' }] },
    messenger: chooseMessenger(settings, isProduction ? undefined : outbox),
    jobs: createJobs(jobStore, secrets.deriveKey('jobs'), () => wakeWorkers()),
    defaultPassword: settings.defaultPassword,
    passes: isProduction ? undefined : createOperatorPasses(),
    gateway: createServerGateway({
      key: settings.gateway === undefined ? secrets.deriveKey('gateway') : Buffer.from(settings.gateway.secret),
      url: settings.gateway?.url,
      demoOrigin: origins.demoGateway,
      selfOrigin: () => listeningAddress,
    }),
    scanner: createScanner(settings.uploadScanner),
    log,
  }
  const workers = startWorkers({ store: jobStore, key: secrets.deriveKey('jobs'), handlers: createJobHandlers(platform), log })
  onStop('the workers', () => workers.stop())
  wakeWorkers = workers.wake
  const readiness = createReadiness({ database, brands: merchants, build: buildFolder })
  const app = await buildApp({
    platform,
    readiness,
    serveDemo: demo && ((app, deps) => demo.serveDemo(app, { ...deps, hosts: getDemoHosts(settings), database })),
    merchants,
    assetsOrigin: settings.assetsOrigin,
    dist,
    build,
    dataDir: settings.dataDir,
    trustProxy: settings.trustProxy,
    onAnswered: telemetry.onAnswered,
    tracing: telemetry.tracing,
  })
  onStop('the web server', () => closeApp(app, settings.stopSeconds * 1000))
  const address = await listen(app, settings)
  listeningAddress = getAppUrl(app)
  const repeatUntilStopped = createRepeater(onStop)
  repeatUntilStopped((jobIntervalSeconds * 1000) / 2, () =>
    Promise.allSettled(
      modules.flatMap(({ minutelyJobs = [] }) =>
        minutelyJobs.map((name) => platform.jobs.enqueueOncePerInterval(name, jobIntervalSeconds)),
      ),
    ),
  )
  for (const { schedules = [] } of modules)
    for (const { seconds, run } of schedules) repeatUntilStopped(seconds * 1000, (signal) => run({ ...platform, signal }))
  await telemetry.serveMetrics({
    queues: getQueueUsage,
    jobs: () => jobStore.count(),
    brands: () => ({ ...countBrands(merchants), revision: merchants.revision(), fetches: bundle?.countFetches() ?? {} }),
  })
  await lock.publishAddress(address)
  const stopPrerendering = settings.prerendersGamePictures
    ? prerenderArt({ merchants, dataDir: settings.dataDir, catalogue: filterPrerenderedGames(catalogue) }, log)
    : undefined
  onStop('the prerendering of pictures', async () => stopPrerendering?.())
  return { address, port: Number(new URL(address).port), platform, demo: demoAccounts, drain: readiness.drain }
}

/** Loads `demo/`. Only demo mode calls it. */
const loadDemo = () => import('../demo/index.ts')

const getDemoHosts = ({ demoVendorOrigin, gatewayOrigin, gateway }: Settings) => ({
  vendor: parseHostname(demoVendorOrigin) ?? localHosts.vendor,
  gateway: gateway === undefined ? (parseHostname(gatewayOrigin) ?? localHosts.gateway) : undefined,
})

const parseHostname = (origin: string | undefined): string | undefined => (origin === undefined ? undefined : new URL(origin).hostname)

/**
 * Returns a function that repeats a job until the server stops. Stopping waits for all current runs. The error of a
 * failed run is ignored: the job runs again after the interval.
 */
function createRepeater(onStop: OnStop) {
  const jobs: RepeatedJob[] = []
  onStop('the recurring jobs', () => Promise.all(jobs.map((job) => job.stop())))
  return (milliseconds: number, work: (signal: AbortSignal) => Promise<unknown>): void => {
    const job = new RepeatedJob(milliseconds, work, () => undefined)
    job.start()
    jobs.push(job)
  }
}

interface StoreOptions extends Pick<StartOptions, 'log'> {
  /** Password of the superuser of the embedded PostgreSQL. */
  readonly password: string
  /** Migrations of modules outside the package and of demo mode, besides the platform's own. */
  readonly migrations: readonly MigrationSet[]
  readonly signal: AbortSignal | undefined
  /** Name of the browser build, which identifies this version. */
  readonly build: string | undefined
}

async function openDatabaseStore(settings: Settings, storeOptions: StoreOptions, onStop: OnStop): Promise<SharedDatabase> {
  const { log, migrations, build } = storeOptions
  const urls = await prepareDatabase(settings, storeOptions, onStop)
  const database = await openDatabase(urls, (error) => log(`The database ended a connection: ${error.name}`), {
    sets: migrations,
    beforeMigrations: (opened) => assertMode(opened, settings.mode),
    // The embedded database has no other way to be migrated.
    migrates: settings.migratesOnStart || settings.databaseUrl === undefined,
    build,
  })
  onStop('the database connections', () => database.destroy())
  const { role, extraPrivileges } = await getRolePrivileges(database)
  if (extraPrivileges.length > 0 && settings.mode === 'production')
    throw new SettingsError(
      `DATABASE_URL names the role ${role}, which ${extraPrivileges.join(' and ')}: production requires a role that owns nothing (docs/platform-authors-guide.md, "Your own PostgreSQL cluster").`,
    )
  if (extraPrivileges.length > 0)
    log(
      `The database role of the server, ${role}, ${extraPrivileges.join(' and ')}: a vulnerability in one statement would expose all its privileges. Use a role that owns nothing (docs/platform-authors-guide.md, "Your own PostgreSQL cluster").`,
    )
  createRepeater(onStop)(cleanUpIntervalMilliseconds, () => cleanUp(database))
  return database
}

const openReportReplica = ({ databaseReplicaUrl: url, replicaLagSeconds }: Settings, primary: SharedDatabase, log: Log) =>
  url === undefined
    ? undefined
    : openReplica({
        url,
        primary,
        maxStaleSeconds: replicaLagSeconds,
        onError: (error) => log(`The replica ended a connection: ${error.name}`),
      })

/** Waits for the configured database, or starts the embedded one with its roles. Returns its connection URLs. */
async function prepareDatabase(
  { databaseUrl, migrateDatabaseUrl, dataDir }: Settings,
  { password, log, signal }: StoreOptions,
  onStop: OnStop,
): Promise<DatabaseUrls> {
  if (databaseUrl !== undefined) {
    const urls = { appUrl: databaseUrl, migrationUrl: migrateDatabaseUrl }
    await waitForDatabase(urls, { log, seconds: databaseTimeoutSeconds, signal })
    return urls
  }
  const embedded = await startEmbedded(dataDir, password, log)
  onStop('the embedded PostgreSQL', () => embedded.stop())
  const urls = await createRoles(embedded.url)
  await transferDatabaseOwnership(embedded.url)
  return urls
}

/**
 * Returns a lookup that reads the country from a header of a trusted proxy. Without a trusted proxy or a configured
 * header, every country is `undefined`.
 */
function createCountryLookup({ trustProxy, countryHeader: name }: Settings): CountryLookup {
  if (trustProxy.length === 0 || name === undefined) return () => undefined
  return (_address, headers) => {
    const value = headers[name]
    return typeof value === 'string' && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : undefined
  }
}

function countBrands(brands: Pick<Merchants, 'states'>) {
  const states = brands.states()
  const countServing = (serving: string): number => states.filter((state) => state.serving === serving).length
  return {
    serving: { current: countServing('current'), 'last-good': countServing('last-good'), nothing: countServing('nothing') },
    withErrors: states.filter(({ errors }) => errors.length > 0).length,
  }
}

/**
 * Returns the games whose pictures are drawn in advance, because they are at the top of lists: hot games, and games
 * without a `look`, which have the first variant of their motif.
 */
const filterPrerenderedGames = ({ games }: Catalogue): Pick<Catalogue, 'games'> => ({
  games: Object.fromEntries(Object.entries(games).filter(([, { hot, look }]) => hot === true || look === undefined)),
})
