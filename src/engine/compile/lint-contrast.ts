import { contrast, isLight } from './contrast.ts'
import { latest, locate, type Draft, type LocatedFinding } from './draft.ts'
import { isObject, valueAt, type JsonObject } from './pointer.ts'

const grounds = ['canvas', 'surface', 'raised']

/** What is read or seen on what (a token, or a colour that stands), and the least contrast (WCAG 2.2: 4.5 for text, 3 for parts). */
const pairs: readonly { token: string; on: readonly string[]; least: number }[] = [
  ...['text', 'muted', 'good', 'bad', 'warn', 'accentText'].map((token) => ({ token, on: grounds, least: 4.5 })),
  { token: 'onAccent', on: ['accent', 'accentEnd'], least: 4.5 },
  { token: 'onSecond', on: ['second'], least: 4.5 },
  { token: 'onHeader', on: ['header'], least: 4.5 },
  { token: 'chatHeader', on: ['#ffffff'], least: 4.5 },
  { token: 'control', on: ['surface', 'canvas'], least: 3 },
  { token: 'focus', on: ['canvas', 'surface'], least: 3 },
]

/** Colours that cannot be told apart well enough, in both themes: one finding for each colour, with its worst ground. */
export function lintContrast(draft: Draft): readonly LocatedFinding[] {
  if (draft.config['theme'] === draft.parent?.['theme']) return []
  return (['dark', 'light'] as const).flatMap((name) => {
    const colours = valueAt(draft.config, ['theme', name])
    if (!isObject(colours) || colours === valueAt(draft.parent, ['theme', name])) return []
    return pairs.flatMap((pair) => checkPair(draft, name, colours, pair))
  })
}

const colourForm = /^#[0-9a-f]{6}([0-9a-f]{2})?$/

function checkPair(draft: Draft, theme: string, colours: JsonObject, { token, on, least }: (typeof pairs)[number]): LocatedFinding[] {
  const colour = (name: string): string | undefined =>
    typeof colours[name] === 'string' && colourForm.test(colours[name]) && !draft.left.includes(`/theme/${theme}/${name}`)
      ? colours[name]
      : undefined
  const [text, canvas] = [colour(token), colour('canvas')]
  if (text === undefined || canvas === undefined) return []
  const measured = on.flatMap((name) => {
    const ground = name.startsWith('#') ? name : colour(name)
    return ground === undefined ? [] : [{ name, ground, ratio: contrast(text, ground, canvas) }]
  })
  const worst = measured.sort((a, b) => a.ratio - b.ratio)[0]
  if (!worst || worst.ratio >= least) return []
  const ratio = Math.floor(worst.ratio * 100) / 100
  return [
    locate(
      draft,
      worst.name === worst.ground ? `/theme/${theme}/${token}` : latest(draft, `/theme/${theme}/${token}`, `/theme/${theme}/${worst.name}`),
      {
        code: 'low-contrast',
        at: 'value',
        message: `"${token}" (${text}) on ${worst.name === worst.ground ? worst.name : `"${worst.name}" (${worst.ground})`} has a contrast of ${ratio}:1 in the ${theme} theme.`,
        found: `${ratio}:1`,
        expected: `at least ${least}:1`,
        remedy: `Make "${token}" ${isLight(worst.ground) ? 'darker' : 'lighter'}${worst.name === worst.ground ? '' : `, or change "${worst.name}"`}.`,
      },
    ),
  ]
}
