import { modules as serverModules } from '../../server/modules/index.ts'
import { type ImportRule, layerPaths, projectCodePattern, createLayerRule, testFilePattern } from './import-rule.ts'

const database = '^server/database/'
const queue = '^server/queue/'
const telemetry = '^server/telemetry/'
/** A repeated job: the only part of the server, besides the contracts, that the demo vendor and gateway use. */
const repeatedJob = String.raw`^server/queue/repeated-job\.ts$`
const web = '^server/web/'
const messengers = '^server/integrations/messengers/'
const vendor = String.raw`^server/integrations/(vendor-contract|sign-request)\.ts$`
const gateway = String.raw`^server/integrations/(gateway-contract|sign-message)\.ts$`
/** Requests to addresses that operators and third parties enter. */
const outbound = String.raw`^server/integrations/outbound\.ts$`
const modules = String.raw`^server/modules/[^/]+/index\.ts$`
/** The list of modules and their merged declarations. */
const moduleList = String.raw`^server/modules/(compose-modules|platform|index)\.ts$`
/** The paths of the project and its schemas. */
const projectPaths = String.raw`^server/project-paths\.ts$`
/** The functions that declare modules. */
const moduleDeclarations = String.raw`^server/modules/(define-module|platform)\.ts$`
/** Paths outside the server's layers that a module may import, by the name of the module. */
const extraImports: Readonly<Record<string, readonly string[]>> = { identity: [String.raw`^art/index\.ts$`] }
const shared = [telemetry, layerPaths.compile, layerPaths.contract, layerPaths.resolve, layerPaths.rules, layerPaths.generated]

/**
 * Creates the rules of a module: it may import only the modules that it depends on, through their public APIs, and its
 * store may import no rules, because storage and decisions change for different reasons.
 */
const createModuleRules = (name: string, dependencies: readonly string[]): readonly ImportRule[] => {
  const dependencyPatterns = dependencies.length === 0 ? [] : [`(${dependencies.join('|')})`]
  const store = `^server/modules/${name}/store/`
  return [
    {
      name: `module-${name}`,
      comment: `The module ${name} may import ${dependencies.length === 0 ? 'no other module' : `the public APIs of ${dependencies.join(', ')}`} (see its module.ts). Everything else is passed to it.`,
      from: { path: `^server/modules/${name}/`, pathNot: [testFilePattern, store] },
      to: {
        path: projectCodePattern,
        pathNot: [
          `^server/modules/${name}/`,
          ...(extraImports[name] ?? []),
          ...dependencyPatterns.map((names) => String.raw`^server/modules/${names}/index\.ts$`),
          moduleDeclarations,
          database,
          queue,
          messengers,
          outbound,
          vendor,
          gateway,
          ...shared,
        ],
      },
    },
    {
      name: `store-${name}`,
      comment:
        'A store reads and writes; it decides nothing. It may import the database and stores of its own module or of modules that its module uses.',
      from: { path: store, pathNot: testFilePattern },
      to: {
        path: projectCodePattern,
        pathNot: [store, ...dependencyPatterns.map((names) => `^server/modules/${names}/store/`), database, layerPaths.generated],
      },
    },
  ]
}

/** The import rules of the server. */
export const serverImportRules: readonly ImportRule[] = [
  createLayerRule('server-telemetry', telemetry, [layerPaths.rules], 'Logs, metrics and traces do not depend on what they describe.'),
  createLayerRule('server-queue', queue, [], 'The queue does not depend on its jobs.'),
  createLayerRule('server-web', web, [], 'Requests and responses are handled alike for endpoints, pages and the admin API.'),
  createLayerRule(
    'server-database',
    database,
    [queue, telemetry, layerPaths.generated],
    'Database access does not depend on the meaning of rows.',
  ),
  createLayerRule('integrations-messengers', messengers, [database, telemetry, web], 'Messengers do not depend on why a message is sent.'),
  {
    name: 'server-modules-are-listed',
    comment: 'Each module must be listed in server/modules/index.ts.',
    from: { path: String.raw`^server/modules/(?!(${serverModules.map(({ name }) => name).join('|')})/|[^/]+\.ts$)` },
    to: {},
  },
  ...serverModules.flatMap(({ name, dependsOn }) => createModuleRules(name, dependsOn)),
  createLayerRule(
    'server-module-list',
    String.raw`^server/modules/[^/]+\.ts$`,
    [String.raw`^server/modules/[^/]+/(index|module)\.ts$`, database, messengers, outbound, ...shared],
    'The list of modules merges their declarations, and otherwise imports only their public functions.',
  ),
  createLayerRule(
    'server-http',
    '^server/http/',
    [modules, moduleList, projectPaths, database, web, ...shared],
    'The HTTP layer uses modules through their public APIs: adding an endpoint does not change it.',
  ),
  createLayerRule(
    'server-pages',
    '^server/pages/',
    [modules, database, queue, web, '^art/', ...shared],
    'Pages are rendered from what modules return through their public APIs.',
  ),
  createLayerRule(
    'server-admin-api',
    '^server/admin-api/',
    [modules, moduleList, database, web, ...shared],
    'The admin API runs the commands that modules declare.',
  ),
  createLayerRule(
    'integrations-gateway',
    gateway,
    [layerPaths.generated],
    'The contract between the platform and a payment gateway depends on neither.',
  ),
  createLayerRule('integrations-outbound', outbound, [], 'Requests to third parties do not depend on their purpose.'),
  createLayerRule('integrations-vendor', vendor, [], 'The contract between the platform and a game vendor depends on neither.'),
  createLayerRule(
    'demo-gateway',
    '^demo/gateway/',
    [gateway, repeatedJob],
    'The demo gateway is a third party: like a real one, it knows the contract and nothing else of the platform.',
  ),
  createLayerRule(
    'demo-vendor',
    '^demo/vendor/',
    [vendor, repeatedJob, '^art/'],
    'The demo vendor is a third party: like a real one, it knows the contract and nothing else of the platform.',
  ),
  createLayerRule('demo', String.raw`^demo/[^/]+\.ts$`, ['^demo/', modules, database], 'The demo is composed of its own folders.'),
  createLayerRule(
    'demo-data',
    '^demo/(accounts|history|migrations)/',
    [modules, database, layerPaths.rules, layerPaths.generated],
    'Demo accounts have a history, which no public endpoint can write: it is written by the public functions of modules (decision 0084).',
  ),
  {
    name: 'demo-files-have-a-layer',
    comment: 'A file of the demo outside the listed folders could import everything.',
    from: { path: '^demo/(?!(?:accounts|gateway|history|migrations|vendor)/|[^/]+$)' },
    to: {},
  },
  {
    name: 'demo-is-loaded-in-one-place',
    comment: 'Production loads nothing of the demo: only the dynamic import in start-server.ts may load it.',
    from: { path: String.raw`^server/[^/]+\.ts$`, pathNot: [String.raw`^server/start-server\.ts$`, testFilePattern] },
    to: { path: '^demo/' },
  },
  {
    name: 'server-files-have-a-layer',
    comment: 'A file outside the server’s layers could import everything.',
    from: { path: '^server/(?!(?:admin-api|database|http|integrations|modules|pages|queue|telemetry|web)/|[^/]+$)' },
    to: {},
  },
  createLayerRule(
    'server-root',
    String.raw`^server/[^/]+\.ts$`,
    [
      '^server/(admin-api|database|http|integrations|pages|queue|telemetry|web)/',
      String.raw`^demo/index\.ts$`,
      modules,
      moduleList,
      moduleDeclarations,
      ...shared,
    ],
    'The composition root combines the server’s layers, and modules through their public APIs.',
  ),
]
