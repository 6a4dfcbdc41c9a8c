import { expect, it } from 'vitest'

/**
 * A mistake in the program of a guide: what the program does then, and the case of the conformance kit that finds it.
 */
export type Mistake = readonly [mistake: string, found: string, from: string, to: string]

/** Tests that the conformance kit names the case that each mistake breaks. `check` plays cases against a program. */
export function testMistakes(
  program: string,
  mistakes: readonly Mistake[],
  check: (code: string, found: string) => Promise<{ readonly cases: readonly { readonly id: string }[] }>,
): void {
  it.concurrent.each(mistakes)('finds one that %s, and names the case', async (_mistake, found, from, to) => {
    expect(program).toContain(from)
    const { cases } = await check(program.replace(from, to), found)
    const failed = cases.find(({ id }) => id === found)
    expect(failed).toMatchObject({ status: 'failed', detail: expect.stringMatching(/\w{5}/) })
  })
}
