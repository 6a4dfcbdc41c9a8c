import { latest, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { fails, fitBoth, fitColour, groundOf, ratioOf, type Colours, type Pair } from '../fit-colour.ts'
import { isObject, valueAt } from '../../read/pointer.ts'

const grounds = ['canvas', 'surface', 'raised']

const pairsOf = (token: string, on: readonly string[], least: number): Pair[] => on.map((ground) => ({ token, on: ground, least }))

/** What is read or seen on what, and the least contrast (WCAG 2.2: 4.5 for text, 3 for parts). */
const pairs: readonly Pair[] = [
  ...['text', 'muted', 'good', 'bad', 'warn', 'accentText'].flatMap((token) => pairsOf(token, grounds, 4.5)),
  ...['text', 'muted'].flatMap((token) => pairsOf(token, ['sunken'], 4.5)),
  ...pairsOf('onAccent', ['accent', 'accentEnd'], 4.5),
  ...pairsOf('onSecond', ['second'], 4.5),
  ...pairsOf('onHeader', ['header'], 4.5),
  ...pairsOf('chatHeader', ['#ffffff'], 4.5),
  ...pairsOf('control', ['surface', 'canvas'], 3),
  ...pairsOf('focus', ['canvas', 'surface'], 3),
]

/**
 * Colours that cannot be told apart well enough, in both themes: one finding for each colour that has to change, with
 * one that will do.
 */
export function lintContrast(draft: Draft): readonly LocatedFinding[] {
  if (draft.config['theme'] === draft.parent?.['theme']) return []
  return (['dark', 'light'] as const).flatMap((theme) => {
    const colours = valueAt(draft.config, ['theme', theme])
    if (!isObject(colours) || colours === valueAt(draft.parent, ['theme', theme])) return []
    return lintTheme(draft, theme, readable(draft, theme, colours))
  })
}

const colourForm = /^#[0-9a-f]{6}([0-9a-f]{2})?$/

/** The colours of which nothing has been told yet. */
const readable = (draft: Draft, theme: string, colours: object): Colours =>
  Object.fromEntries(
    Object.entries(colours).filter(
      ([name, colour]) => typeof colour === 'string' && colourForm.test(colour) && !draft.left.includes(`/theme/${theme}/${name}`),
    ),
  ) as Colours

function lintTheme(draft: Draft, theme: string, written: Colours): LocatedFinding[] {
  const found: LocatedFinding[] = []
  let colours = written
  let failing = pairs.filter((pair) => fails(colours, pair))
  while (failing.length > 0) {
    const name = mostlyWrong(draft, theme, failing)
    const own = failing.filter((pair) => pair.token === name || pair.on === name)
    const mended = mend(colours, name, own)
    found.push(report(draft, theme, written, name, own, mended))
    colours = { ...colours, ...mended }
    failing = failing.filter((pair) => !own.includes(pair))
  }
  return found
}

/**
 * The colour of whose pairs the greatest share fails; of two, the one that the latest merchant wrote, or else the one
 * that is read.
 */
function mostlyWrong(draft: Draft, theme: string, failing: readonly Pair[]): string {
  const share = (name: string): number => {
    const has = (pair: Pair): boolean => pair.token === name || pair.on === name
    return failing.filter(has).length / pairs.filter(has).length
  }
  const names = [...new Set([...failing.map(({ token }) => token), ...failing.map(({ on }) => on)])].filter((name) => !name.startsWith('#'))
  const most = Math.max(...names.map(share))
  const [first = '', ...others] = names.filter((name) => share(name) === most).map((name) => `/theme/${theme}/${name}`)
  const last = latest(draft, first, ...others)
  return last.slice(last.lastIndexOf('/') + 1)
}

/**
 * The colours that have to change for one to be told apart: itself, or another one with it. None where it takes more.
 */
function mend(colours: Colours, name: string, own: readonly Pair[]): Colours {
  const alone = fitColour(colours, name, pairs)
  if (alone !== undefined) return { [name]: alone }
  for (const other of new Set(own.map(({ token, on }) => (token === name ? on : token)))) {
    const both = other.startsWith('#') ? undefined : fitBoth(colours, name, other, pairs)
    if (both) return { [name]: both[0], [other]: both[1] }
  }
  return {}
}

function report(draft: Draft, theme: string, colours: Colours, name: string, own: readonly Pair[], mended: Colours): LocatedFinding {
  const [worst, ...others] = [...own].sort((a, b) => (ratioOf(colours, a) ?? 0) - (ratioOf(colours, b) ?? 0))
  const ratio = worst === undefined ? 0 : Math.floor((ratioOf(colours, worst) ?? 0) * 100) / 100
  const ground = worst?.on.startsWith('#') === true ? worst.on : `"${worst?.on}" (${groundOf(colours, worst?.on ?? '')})`
  const more =
    others.length === 0 || worst?.token === name ? '' : ` The same is true of ${listed(others.map(({ token }) => `"${token}"`))}.`
  const suggestion = mended[name]
  return locate(draft, `/theme/${theme}/${name}`, {
    code: 'low-contrast',
    at: 'value',
    message: `"${worst?.token}" (${colours[worst?.token ?? '']}) on ${ground} has a contrast of ${ratio}:1 in the ${theme} theme.${more}`,
    found: `${ratio}:1`,
    expected: `at least ${worst?.least}:1`,
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy: remedyOf(name, mended),
  })
}

function remedyOf(name: string, mended: Colours): string {
  const [other] = Object.keys(mended).filter((one) => one !== name)
  if (mended[name] === undefined) return `Choose "${name}" and what stands on it anew: one light, the other dark.`
  if (other === undefined) return `Write "${mended[name]}" for "${name}": it has this hue, and enough contrast wherever it is used.`
  return `Both have to change: "${mended[name]}" for "${name}" and "${mended[other]}" for "${other}" have these hues and enough contrast.`
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
