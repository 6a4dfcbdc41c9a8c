import type { Mutant } from '../mutant.ts'

/** What the specification says of the gate of the site, each fact made untrue. */
export const siteGate: readonly Mutant[] = [
  {
    shows: 'R-SITE-GATE-03',
    file: 'merchants/base/messages/EN.json',
    from: '"gate_maintenance_title": "System Maintenance"',
    to: '"gate_maintenance_title": "Maintenance"',
    test: 'src/widgets/gate-notice/view.test.tsx',
    title: 'R-SITE-GATE-03',
  },
  {
    shows: 'R-SITE-GATE-04',
    file: 'src/widgets/gate-notice/view.tsx',
    from: `{kind === 'maintenance' && <p`,
    to: `{kind === 'unavailable' && <p`,
    test: 'src/widgets/gate-notice/view.test.tsx',
    title: 'R-SITE-GATE-04',
  },
  {
    shows: 'R-SITE-GATE-05',
    file: 'merchants/base/messages/EN.json',
    from: 'We are currently performing a system maintenance',
    to: 'We are performing a system maintenance',
    test: 'src/widgets/gate-notice/view.test.tsx',
    title: 'R-SITE-GATE-05',
  },
  {
    shows: 'R-SITE-GATE-07',
    file: 'src/widgets/gate-notice/view.tsx',
    from: `{ support: 'AUTO' }`,
    to: `{ route: 'help' }`,
    test: 'src/widgets/gate-notice/view.test.tsx',
    title: 'R-SITE-GATE-07',
  },
  {
    shows: 'R-SITE-GATE-10',
    file: 'src/widgets/gate-notice/view.tsx',
    from: '${gate.ip} (${gate.country})',
    to: '${gate.ip}',
    test: 'src/widgets/gate-notice/view.test.tsx',
    title: 'R-SITE-GATE-10',
  },
  {
    shows: 'R-SITE-GATE-11',
    file: 'src/widgets/gate-notice/view.tsx',
    from: 'text(`gate_${kind}_text`)',
    to: `text('gate_maintenance_text')`,
    test: 'src/widgets/gate-notice/view.test.tsx',
    title: 'R-SITE-GATE-11',
  },
  {
    shows: 'R-SITE-GATE-12',
    file: 'src/widgets/gate-notice/view.tsx',
    from: `<Contact first={kind !== 'unavailable'} />`,
    to: `{kind === 'maintenance' && <Contact first />}`,
    test: 'src/widgets/gate-notice/view.test.tsx',
    title: 'R-SITE-GATE-12',
  },
  {
    shows: 'R-SITE-GATE-13',
    file: 'src/engine/render/start/start-site.tsx',
    from: 'await Promise.all([decisive, ',
    to: 'await Promise.all([',
    test: 'src/engine/render/layouts.test.tsx',
    title: 'R-SITE-GATE-13',
  },
]
