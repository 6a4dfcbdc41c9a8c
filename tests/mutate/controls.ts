import type { Mutant } from './mutant.ts'

/** What docs/asvs.md calls met, each without its control. */
export const controls: readonly Mutant[] = [
  {
    shows: '7.4.1',
    file: 'server/store/sessions.ts',
    from: `  revoke: async (tokenHash: Buffer) => {
`,
    to: `  revoke: async (tokenHash: Buffer) => {
    tokenHash = Buffer.alloc(32)
`,
    test: 'tests/platform/login.test.ts',
    title: 'makes the token worth nothing once logged out',
  },
]
