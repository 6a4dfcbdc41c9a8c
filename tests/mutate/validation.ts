import type { Mutant } from './mutant.ts'

/** Mutants that each remove a control of chapter V2 (validation and business logic) of docs/asvs.md. */
export const validationMutants: readonly Mutant[] = [
  {
    breaks: '2.1.1',
    file: 'server/http/document/derive-open-api.ts',
    from: 'for (const port of ports) {',
    to: 'for (const port of ports.slice(1)) {',
    test: 'tests/contract/document.test.ts',
    title: 'has every operation of the endpoint table, and no others',
  },
  {
    breaks: '2.1.2',
    file: 'src/engine/rules/registration/validate-registration-fields.ts',
    from: `name === 'confirmPassword' ? values['password'] : undefined`,
    to: 'undefined as string | undefined',
    test: 'src/engine/rules/registration/validate-registration-fields.test.ts',
    title: 'requires the confirmation to equal the password',
  },
  {
    breaks: '2.2.1',
    file: 'server/http/register-endpoints.ts',
    from: 'if (validate(parsed)) return parsed',
    to: 'return parsed',
    test: 'tests/contract/endpoints.test.ts',
    title: 'session.login rejects unknown fields',
  },
  {
    breaks: '2.2.2',
    file: 'server/modules/registration/validate-registration.ts',
    from: 'if (Object.keys(errors).length > 0) throw',
    to: `if ('nobody' in errors) throw`,
    test: 'tests/contract/registration-validators.test.ts',
    title: 'in 10,000 cases',
  },
  {
    breaks: '2.3.1',
    file: 'server/modules/session/login-tools.ts',
    from: `    if (id === undefined) return
`,
    to: `    if (id !== '') return
`,
    test: 'tests/platform/extra-verification.test.ts',
    title: 'requires extra verification, after which',
  },
  {
    breaks: '2.3.2',
    file: 'server/queue/fair-queue.ts',
    from: 'const path = [brand, address] as const',
    to: `const path = ['', ''] as const`,
    test: 'server/queue/fair-queue.test.ts',
    title: 'serves another brand next',
  },
  {
    breaks: '2.3.3',
    file: 'server/database/tenant.ts',
    from: 'await transaction.execute((db) => work({ ...tenant, db, afterCommit: (run) => void afterCommitCallbacks.push(run) }))',
    to: 'await work({ ...tenant, afterCommit: (run) => void afterCommitCallbacks.push(run) })',
    test: 'tests/platform/registration.test.ts',
    title: 'creates no account if the bonus cannot be granted',
  },
  {
    breaks: '2.3.4',
    file: 'server/modules/secrets/decrypt-payload.ts',
    from: `if (!(await createPayloadNonceStore(context.tenant).insertIfNew(hashToken(jti), expiresAt)))`,
    to: `if (!(await createPayloadNonceStore(context.tenant).insertIfNew(hashToken(jti + String(Math.random())), expiresAt)))`,
    test: 'tests/contract/payloads.test.ts',
    title: `is accepted only once, even in concurrent requests`,
  },
  {
    breaks: '2.4.1',
    file: 'server/http/register-endpoints.ts',
    from: 'if (proof) await consumeProof',
    to: 'if (!proof) await consumeProof',
    test: 'tests/platform/proof-of-work.test.ts',
    title: 'is required by member.register, which does and reveals nothing without one',
  },
]
