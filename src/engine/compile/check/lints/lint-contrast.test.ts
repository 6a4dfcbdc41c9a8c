import { describe, expect, it } from 'vitest'
import { Random } from '../../../testing/random.ts'
import { createBaseFiles } from '../../test-kit/base-files.ts'
import { createChildFiles, MerchantsFixture } from '../../test-kit/merchants-fixture.ts'

const random = new Random('colours')
const theme = createBaseFiles()['theme.json'] as Readonly<Record<'dark' | 'light', Readonly<Record<string, string>>>>
const createRandomColour = (): string => `#${Array.from({ length: 6 }, () => '0123456789abcdef'[random.integerBelow(16)]).join('')}`

/** The colours that remedies suggest, by token, from text such as `"#878794" for "muted"`. */
const parseSuggestedColours = (remedies: readonly (string | undefined)[]): Record<string, string> =>
  Object.fromEntries(
    remedies.flatMap((remedy) =>
      [...(remedy ?? '').matchAll(/"(#[0-9a-f]{6,8})" for "(\w+)"/g)].map(([, hex = '', token = '']) => [token, hex]),
    ),
  )

async function diagnoseContrast(name: 'dark' | 'light', colours: Readonly<Record<string, string>>) {
  using fixture = new MerchantsFixture({ child: createChildFiles({ 'theme.json': { [name]: colours } }) })
  return (await fixture.diagnose('child')).filter(({ code }) => code === 'low-contrast')
}

describe('the lint rule low-contrast', () => {
  it('suggests colours that pass everywhere, so that one correction is enough', async () => {
    let correctedCount = 0
    for (let round = 0; round < 120; round++) {
      const name = random.pick(['dark', 'light'] as const)
      const token = random.pick(Object.keys(theme[name]))
      const ownColours = { [token]: createRandomColour() }
      const diagnostics = await diagnoseContrast(name, ownColours)
      const suggestions = parseSuggestedColours(diagnostics.map(({ remedy }) => remedy))
      if (diagnostics.length === 0) continue
      expect(Object.keys(suggestions).length, JSON.stringify(ownColours)).toBeGreaterThan(0)
      expect(
        await diagnoseContrast(name, { ...ownColours, ...suggestions }),
        `${name} ${JSON.stringify(ownColours)} ${JSON.stringify(suggestions)}`,
      ).toEqual([])
      correctedCount++
    }
    expect(correctedCount).toBeGreaterThan(40)
  })

  it('suggests a colour of the same hue', async () => {
    const [diagnostic] = await diagnoseContrast('light', { accentText: '#7fd0ff' })
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) =>
      Number.parseInt(diagnostic?.suggestion?.slice(offset, offset + 2) ?? '', 16),
    )
    expect(blue).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(red)
  })

  it('reports a background once if many colours have too little contrast on it', async () => {
    const diagnostics = await diagnoseContrast('dark', { canvas: '#8a8a8a' })
    expect(diagnostics.map(({ pointer }) => pointer)).toEqual(['/dark/canvas'])
  })

  it('checks colours on a header in the theme that the header takes its colours from', async () => {
    const redHeader = { header: '#c22f3d', onHeader: '#ffffff' }
    const [diagnostic, ...others] = await diagnoseContrast('light', redHeader)
    expect(others).toEqual([])
    expect(diagnostic?.pointer).toBe('/light/header')
    expect(diagnostic?.message).toBe(
      '"control" of the dark theme (#8a8a99) on "header" (#c22f3d) has a contrast of 1.63:1 in the light theme. The same is true of "bad" of the dark theme, "muted" of the dark theme, "accentText" of the dark theme, "good" of the dark theme and "warn" of the dark theme.',
    )
    expect(await diagnoseContrast('light', { ...redHeader, header: diagnostic?.suggestion ?? '' })).toEqual([])
  })

  it('checks colours on a light header of a dark page', async () => {
    const diagnostics = await diagnoseContrast('dark', { header: '#8fbf4d', onHeader: '#101804' })
    expect(diagnostics.map(({ pointer }) => pointer)).toEqual(['/dark/header'])
    expect(diagnostics[0]?.message).toContain('of the light theme')
  })

  it('reports the token that the brand sets, not the inherited one', async () => {
    const diagnostics = await diagnoseContrast('dark', { raised: '#5a5a66' })
    expect(diagnostics.map(({ file, pointer }) => [file, pointer])).toEqual(diagnostics.map(() => ['child/theme.json', '/dark/raised']))
    expect(diagnostics.length).toBe(1)
  })
})
