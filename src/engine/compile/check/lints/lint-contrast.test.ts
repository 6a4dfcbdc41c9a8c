import { describe, expect, it } from 'vitest'
import { Random } from '../../../testing/random.ts'
import { baseFiles } from '../../test-kit/base-files.ts'
import { child, World } from '../../test-kit/world.ts'

const random = new Random('colours')
const theme = baseFiles()['theme.json'] as Readonly<Record<'dark' | 'light', Readonly<Record<string, string>>>>
const colour = (): string => `#${Array.from({ length: 6 }, () => '0123456789abcdef'[random.below(16)]).join('')}`

/** The colours that remedies offer, by token: `"#878794" for "muted"`. */
const offered = (remedies: readonly (string | undefined)[]): Record<string, string> =>
  Object.fromEntries(
    remedies.flatMap((remedy) =>
      [...(remedy ?? '').matchAll(/"(#[0-9a-f]{6,8})" for "(\w+)"/g)].map(([, hex = '', token = '']) => [token, hex]),
    ),
  )

async function contrasts(name: 'dark' | 'light', colours: Readonly<Record<string, string>>) {
  using world = new World({ child: child({ 'theme.json': { [name]: colours } }) })
  return (await world.diagnose('child')).filter(({ code }) => code === 'low-contrast')
}

describe('a colour that cannot be told apart', () => {
  it('comes with colours that pass wherever they are used, so that nobody goes round in a circle', async () => {
    let mended = 0
    for (let round = 0; round < 120; round++) {
      const name = random.pick(['dark', 'light'] as const)
      const token = random.pick(Object.keys(theme[name]))
      const written = { [token]: colour() }
      const found = await contrasts(name, written)
      const offers = offered(found.map(({ remedy }) => remedy))
      if (found.length === 0) continue
      expect(Object.keys(offers).length, JSON.stringify(written)).toBeGreaterThan(0)
      expect(await contrasts(name, { ...written, ...offers }), `${name} ${JSON.stringify(written)} ${JSON.stringify(offers)}`).toEqual([])
      mended++
    }
    expect(mended).toBeGreaterThan(40)
  })

  it('is offered in its own hue', async () => {
    const [found] = await contrasts('light', { accentText: '#7fd0ff' })
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(found?.suggestion?.slice(at, at + 2) ?? '', 16))
    expect(blue).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(red)
  })

  it('is told once where a ground makes many colours hard to read, at the ground', async () => {
    const found = await contrasts('dark', { canvas: '#8a8a8a' })
    expect(found.map(({ pointer }) => pointer)).toEqual(['/dark/canvas'])
  })
})
