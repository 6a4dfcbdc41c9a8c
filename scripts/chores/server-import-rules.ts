import { modules as listed } from '../../server/modules/index.ts'
import { type Rule, layerPaths, projectCode, layerRule, tests } from './rule.ts'

const database = '^server/database/'
const queue = '^server/queue/'
/** A job that repeats: the only part of the server, besides the contracts, that the demo vendor and gateway use. */
const repeating = String.raw`^server/queue/repeated-job\.ts$`
const web = '^server/web/'
const messengers = '^server/integrations/messengers/'
const vendor = String.raw`^server/integrations/vendor-contract\.ts$`
const gateway = String.raw`^server/integrations/(gateway-contract|sign-message)\.ts$`
const modules = String.raw`^server/modules/[^/]+/index\.ts$`
/** The list of modules, and what is merged from their declarations. */
const moduleList = String.raw`^server/modules/(compose-modules|platform|index)\.ts$`
/** Where the project and its schemas are. */
const projectPaths = String.raw`^server/places\.ts$`
/** What a module is declared with. */
const moduleDeclarations = String.raw`^server/modules/(define-module|platform)\.ts$`
/** What a module takes that is no room of the server's. */
const extraImports: Readonly<Record<string, readonly string[]>> = { identity: [String.raw`^art/index\.ts$`] }
const shared = [layerPaths.compile, layerPaths.contract, layerPaths.resolve, layerPaths.rules, layerPaths.generated]

/**
 * A module knows those below it by their faces, and its store knows no rule: what is stored and what is decided change
 * for reasons of their own.
 */
const moduleRules = (name: string, uses: readonly string[]): readonly Rule[] => {
  const used = uses.length === 0 ? [] : [`(${uses.join('|')})`]
  const store = `^server/modules/${name}/store/`
  return [
    {
      name: `module-${name}`,
      comment: `The module ${name} uses ${uses.length === 0 ? 'no other' : `the faces of ${uses.join(', ')}`} (its module.ts): what else it needs is given to it.`,
      from: { path: `^server/modules/${name}/`, pathNot: [tests, store] },
      to: {
        path: projectCode,
        pathNot: [
          `^server/modules/${name}/`,
          ...(extraImports[name] ?? []),
          ...used.map((names) => String.raw`^server/modules/${names}/index\.ts$`),
          moduleDeclarations,
          database,
          queue,
          messengers,
          vendor,
          gateway,
          ...shared,
        ],
      },
    },
    {
      name: `store-${name}`,
      comment:
        'A store keeps and finds; it decides nothing, so it knows the database and stores alone, of its module or of one that its module uses.',
      from: { path: store, pathNot: tests },
      to: {
        path: projectCode,
        pathNot: [store, ...used.map((names) => `^server/modules/${names}/store/`), database, layerPaths.generated],
      },
    },
  ]
}

/** Who may import whom in the server. */
export const serverImportRules: readonly Rule[] = [
  layerRule('server-queue', queue, [], 'Who waits, and for what, is nothing to what hands out turns.'),
  layerRule('server-web', web, [], 'What a request says and an answer carries is alike for calls, pages and the control.'),
  layerRule('server-database', database, [queue, layerPaths.generated], 'What keeps rows knows nothing of what they mean.'),
  layerRule('integrations-messengers', messengers, [database, web], 'What delivers a message does not know why it is sent.'),
  {
    name: 'server-modules-are-listed',
    comment: 'Each module stands in server/modules/index.ts.',
    from: { path: String.raw`^server/modules/(?!(${listed.map(({ name }) => name).join('|')})/|[^/]+\.ts$)` },
    to: {},
  },
  ...listed.flatMap(({ name, dependsOn }) => moduleRules(name, dependsOn)),
  layerRule(
    'server-module-list',
    String.raw`^server/modules/[^/]+\.ts$`,
    [String.raw`^server/modules/[^/]+/(index|module)\.ts$`, database, messengers, ...shared],
    'The list of modules merges their declarations, and imports nothing else of them but public functions.',
  ),
  layerRule(
    'server-http',
    '^server/http/',
    [modules, moduleList, projectPaths, database, web, ...shared],
    'What answers calls knows modules by their faces: a call is added without a line here.',
  ),
  layerRule(
    'server-pages',
    '^server/pages/',
    [modules, database, queue, web, '^art/', ...shared],
    'Pages are rendered from what modules say by their faces.',
  ),
  layerRule(
    'server-control',
    '^server/control/',
    [modules, moduleList, database, web, ...shared],
    'The operator’s control runs the commands that modules bring.',
  ),
  layerRule(
    'integrations-gateway',
    gateway,
    [layerPaths.generated],
    'The contract between the platform and a payment gateway depends on neither.',
  ),
  layerRule('integrations-vendor', vendor, [], 'The contract between the platform and a game vendor depends on neither.'),
  layerRule(
    'demo-gateway',
    '^demo/gateway/',
    [gateway, repeating],
    'The demo gateway is a third party: like a real one, it knows the contract and nothing else of the platform.',
  ),
  layerRule(
    'demo-vendor',
    '^demo/vendor/',
    [vendor, repeating, '^art/'],
    'The demo vendor is a third party: like a real one, it knows the contract and nothing else of the platform.',
  ),
  layerRule('demo', String.raw`^demo/[^/]+\.ts$`, ['^demo/', modules, database], 'The demo is put together from its own folders.'),
  layerRule(
    'demo-data',
    '^demo/(accounts|history|migrations)/',
    [modules, database, layerPaths.rules, layerPaths.generated],
    'Demo accounts have a past, which no public call can write: it is written by the public functions of modules (decision 0084).',
  ),
  {
    name: 'demo-files-have-a-room',
    comment: 'A file of the demo that no rule names could import everything.',
    from: { path: '^demo/(?!(?:accounts|gateway|history|migrations|vendor)/|[^/]+$)' },
    to: {},
  },
  {
    name: 'demo-is-loaded-in-one-place',
    comment: 'Production loads nothing of the demo: only the dynamic import in start-server.ts may load it.',
    from: { path: String.raw`^server/[^/]+\.ts$`, pathNot: [String.raw`^server/start-server\.ts$`, tests] },
    to: { path: '^demo/' },
  },
  {
    name: 'server-files-have-a-room',
    comment: 'What stands in no room of the server could import everything, and what is not listed is forbidden.',
    from: { path: '^server/(?!(?:control|database|http|integrations|modules|pages|queue|web)/|[^/]+$)' },
    to: {},
  },
  layerRule(
    'server-root',
    String.raw`^server/[^/]+\.ts$`,
    [
      '^server/(control|database|http|integrations|pages|queue|web)/',
      String.raw`^demo/index\.ts$`,
      modules,
      moduleList,
      moduleDeclarations,
      ...shared,
    ],
    'The composition puts the rooms of the server together, and modules by their faces.',
  ),
]
