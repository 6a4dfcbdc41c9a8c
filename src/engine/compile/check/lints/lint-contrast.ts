import { defineRule } from '../define-rule.ts'
import { locate, type Draft, type LocatedFinding } from '../../draft.ts'
import {
  findColour,
  hasLowContrast,
  fitColourPair,
  fitColour,
  listColourNames,
  toColourName,
  findPairContrast,
  type Colours,
  type ColourPair,
} from '../fit-colour.ts'
import { listPaintedPairs } from '../painted-pairs.ts'
import { isObject, findValueAt } from '../../read/pointer.ts'

/**
 * Reports colours with too little contrast in either theme: one finding for each colour that has to change, with a
 * suggestion. Only the merchant's own colours are reported, because the extended merchant is valid.
 */
export const rule = defineRule({
  codes: {
    'low-contrast': {
      severity: 'error',
      about:
        'Two colours that the site paints on each other have less contrast than WCAG 2.2 asks for (4.5:1 for text, 3:1 for symbols and borders).',
      remedy: 'Use the colour that the message suggests, or another darker or lighter one.',
    },
  },
  check: lintContrast,
})

function lintContrast(draft: Draft): readonly LocatedFinding[] {
  if (draft.config['theme'] === draft.parent?.['theme']) return []
  const initialColours = getValidColours(draft)
  const ownNames = new Set(
    Object.keys(initialColours).filter((name) => initialColours[name] !== findValueAt(draft.parent, ['theme', ...name.split('/')])),
  )
  if (ownNames.size === 0) return []
  const found: LocatedFinding[] = []
  let colours = initialColours
  let failing = listPaintedPairs(colours).filter((pair) => hasLowContrast(colours, pair))
  while (failing.length > 0) {
    const name = findLikeliestCause(draft, failing, ownNames)
    const pairs = failing.filter((pair) => listColourNames(pair).includes(name) || pair.canvas === name)
    const fixed = findFix(colours, name, pairs)
    found.push(report(draft, initialColours, name, pairs, fixed))
    colours = { ...colours, ...fixed }
    failing = failing.filter((pair) => !pairs.includes(pair))
  }
  return found
}

const colourPattern = /^#[0-9a-f]{6}([0-9a-f]{2})?$/

/** The valid colours, by theme and token. The validation of the schema reports invalid ones. */
const getValidColours = (draft: Draft): Colours =>
  Object.fromEntries(
    ['dark', 'light'].flatMap((theme) => {
      const colours = findValueAt(draft.config, ['theme', theme])
      return Object.entries(isObject(colours) ? colours : {}).flatMap(([token, colour]) =>
        typeof colour === 'string' && colourPattern.test(colour) && !draft.omitted.includes(`/theme/${theme}/${token}`)
          ? [[toColourName(theme, token), colour] as const]
          : [],
      )
    }),
  )

/**
 * The merchant's own colour with the greatest share of failing pairs, or any colour if none of its own is involved.
 * Ties are resolved in favour of foreground colours.
 */
function findLikeliestCause(draft: Draft, failing: readonly ColourPair[], own: ReadonlySet<string>): string {
  const allPairs = listPaintedPairs(getValidColours(draft))
  const share = (name: string): number => {
    const involves = (pair: ColourPair): boolean => listColourNames(pair).includes(name)
    return failing.filter(involves).length / Math.max(1, allPairs.filter(involves).length)
  }
  const involved = new Set([...failing.map(({ token }) => token), ...failing.flatMap((pair) => [...listColourNames(pair), pair.canvas])])
  const names = [...involved].filter((name) => own.has(name))
  const candidates = names.length > 0 ? names : [...involved]
  const maxShare = Math.max(...candidates.map(share))
  return candidates.find((name) => share(name) === maxShare) ?? ''
}

/**
 * New values of the colours that must change so that the colour `name` has enough contrast: of that colour alone, or of
 * that colour and one other. Empty if no such change is sufficient.
 */
function findFix(colours: Colours, name: string, failing: readonly ColourPair[]): Colours {
  const alone = fitColour(colours, name, listPaintedPairs)
  if (alone !== undefined) return { [name]: alone }
  for (const other of new Set(failing.flatMap(listColourNames).filter((one) => one !== name))) {
    const both = fitColourPair(colours, name, other, listPaintedPairs)
    if (both) return { [name]: both[0], [other]: both[1] }
  }
  return {}
}

function report(draft: Draft, colours: Colours, name: string, failing: readonly ColourPair[], fixed: Colours): LocatedFinding {
  const [worst, ...others] = [...failing].sort((a, b) => (findPairContrast(colours, a) ?? 0) - (findPairContrast(colours, b) ?? 0))
  if (worst === undefined) throw new Error(`no pair of "${name}" fails`)
  const ratio = Math.floor((findPairContrast(colours, worst) ?? 0) * 100) / 100
  const describe = (one: string): string => `${formatTokenName(one, worst.theme)} (${findColour(colours, one)})`
  const background = worst.on.startsWith('#') ? worst.on : describe(worst.on)
  const wash =
    worst.wash === undefined ? '' : ` under ${Math.round(worst.wash.opacity * 100)} % of ${formatTokenName(worst.wash.token, worst.theme)}`
  const otherTokens = [...new Set(others.map(({ token }) => token))].filter((token) => token !== worst.token && token !== name)
  const suggestion = fixed[name]
  return locate(draft, `/theme/${name}`, {
    code: 'low-contrast',
    at: 'value',
    message: `${describe(worst.token)} on ${background}${wash} has a contrast of ${ratio}:1 in the ${worst.theme} theme.${
      otherTokens.length === 0 ? '' : ` The same is true of ${formatList(otherTokens.map((token) => formatTokenName(token, worst.theme)))}.`
    }`,
    found: `${ratio}:1`,
    expected: `at least ${worst.minRatio}:1`,
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy: describeRemedy(name, fixed),
  })
}

/** The name of a token in a message, with its theme if that is not `currentTheme`. */
function formatTokenName(name: string, currentTheme?: string): string {
  const [theme, token] = name.split('/')
  return currentTheme === undefined || theme === currentTheme ? `"${token}"` : `"${token}" of the ${theme} theme`
}

function describeRemedy(name: string, fixed: Colours): string {
  const [other] = Object.keys(fixed).filter((one) => one !== name)
  if (fixed[name] === undefined)
    return `Choose new colours for ${formatTokenName(name)} and the colours shown with it: one light, the other dark.`
  if (other === undefined) return `Write "${fixed[name]}" for ${formatTokenName(name)}: it has the same hue and enough contrast everywhere.`
  const second = formatTokenName(other, name.split('/')[0])
  return `Both have to change: "${fixed[name]}" for ${formatTokenName(name)} and "${fixed[other]}" for ${second} have the same hues and enough contrast.`
}

const formatList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
