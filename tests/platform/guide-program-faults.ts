import { expect, it } from 'vitest'

/**
 * A fault in the program of a guide: its effect, the id of the case that detects it, and the edit that causes it, which
 * replaces `from` with `to`.
 */
export type ProgramFault = readonly [effect: string, caseId: string, from: string, to: string]

/** Tests that the conformance kit detects each fault with the named case. `check` runs a case against a program. */
export function testProgramFaults(
  program: string,
  faults: readonly ProgramFault[],
  check: (code: string, caseId: string) => Promise<{ readonly cases: readonly { readonly id: string }[] }>,
): void {
  it.concurrent.each(faults)('detects a program that %s, and names the case', async (_effect, caseId, from, to) => {
    expect(program).toContain(from)
    const { cases } = await check(program.replace(from, to), caseId)
    const failedCase = cases.find(({ id }) => id === caseId)
    expect(failedCase).toMatchObject({ status: 'failed', detail: expect.stringMatching(/\w{5}/) })
  })
}
