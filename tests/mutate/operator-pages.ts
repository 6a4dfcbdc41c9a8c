import type { Mutant } from './mutant.ts'

/** Mutants that each remove the access check of a page that only the operator of the server may open. */
export const operatorPageMutants: readonly Mutant[] = [
  {
    breaks: 'outbox',
    file: 'server/admin-api/operator-pages.ts',
    from: `brand && passes?.isValid(token, { kind, brand: brand.id }) ? brand : undefined`,
    to: `token === '' ? undefined : brand`,
    test: 'tests/platform/outbox-page.test.ts',
    title: `is not available to anyone else who reaches this machine`,
  },
  {
    breaks: 'inspector',
    file: 'server/app.ts',
    from: `    build !== undefined && canInspect(`,
    to: `    canInspect(`,
    test: 'tests/platform/inspect.test.ts',
    title: `and not to everyone who can reach this machine`,
  },
]
