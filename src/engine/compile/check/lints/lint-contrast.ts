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
 * suggestion if there is one. An inherited colour is reported only if none of the merchant's own colours is involved.
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
  const findings: LocatedFinding[] = []
  let colours = initialColours
  let failingPairs = listPaintedPairs(colours).filter((pair) => hasLowContrast(colours, pair))
  while (failingPairs.length > 0) {
    const name = findLikeliestCause(draft, failingPairs, ownNames)
    const pairs = failingPairs.filter((pair) => listColourNames(pair).includes(name) || pair.canvas === name)
    const fixedColours = findFix(colours, name, pairs)
    findings.push(report(draft, initialColours, name, pairs, fixedColours))
    colours = { ...colours, ...fixedColours }
    failingPairs = failingPairs.filter((pair) => !pairs.includes(pair))
  }
  return findings
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
function findLikeliestCause(draft: Draft, failingPairs: readonly ColourPair[], ownNames: ReadonlySet<string>): string {
  const allPairs = listPaintedPairs(getValidColours(draft))
  const computeShare = (name: string): number => {
    const involves = (pair: ColourPair): boolean => listColourNames(pair).includes(name)
    return failingPairs.filter(involves).length / Math.max(1, allPairs.filter(involves).length)
  }
  const involvedNames = new Set([
    ...failingPairs.map(({ token }) => token),
    ...failingPairs.flatMap((pair) => [...listColourNames(pair), pair.canvas]),
  ])
  const names = [...involvedNames].filter((name) => ownNames.has(name))
  const candidates = names.length > 0 ? names : [...involvedNames]
  const maxShare = Math.max(...candidates.map(computeShare))
  return candidates.find((name) => computeShare(name) === maxShare) ?? ''
}

/**
 * New values of the colours that must change so that the colour `name` has enough contrast: of that colour alone, or of
 * that colour and one other. Empty if no such change is sufficient.
 */
function findFix(colours: Colours, name: string, failingPairs: readonly ColourPair[]): Colours {
  const fittedColour = fitColour(colours, name, listPaintedPairs)
  if (fittedColour !== undefined) return { [name]: fittedColour }
  for (const otherName of new Set(failingPairs.flatMap(listColourNames).filter((colourName) => colourName !== name))) {
    const fittedColours = fitColourPair(colours, name, otherName, listPaintedPairs)
    if (fittedColours) return { [name]: fittedColours[0], [otherName]: fittedColours[1] }
  }
  return {}
}

function report(draft: Draft, colours: Colours, name: string, failingPairs: readonly ColourPair[], fixedColours: Colours): LocatedFinding {
  const [worstPair, ...otherPairs] = [...failingPairs].sort(
    (a, b) => (findPairContrast(colours, a) ?? 0) - (findPairContrast(colours, b) ?? 0),
  )
  if (worstPair === undefined) throw new Error(`Expected a failing pair with the colour "${name}", found none`)
  const ratio = Math.floor((findPairContrast(colours, worstPair) ?? 0) * 100) / 100
  const describeColour = (colourName: string): string =>
    `${formatTokenName(colourName, worstPair.theme)} (${findColour(colours, colourName)})`
  const background = worstPair.on.startsWith('#') ? worstPair.on : describeColour(worstPair.on)
  const tintText =
    worstPair.tint === undefined
      ? ''
      : ` under ${Math.round(worstPair.tint.opacity * 100)} % of ${formatTokenName(worstPair.tint.token, worstPair.theme)}`
  const otherTokens = [...new Set(otherPairs.map(({ token }) => token))].filter((token) => token !== worstPair.token && token !== name)
  const suggestion = fixedColours[name]
  return locate(draft, `/theme/${name}`, {
    code: 'low-contrast',
    at: 'value',
    message: `${describeColour(worstPair.token)} on ${background}${tintText} has a contrast of ${ratio}:1 in the ${worstPair.theme} theme.${
      otherTokens.length === 0
        ? ''
        : ` The same is true of ${formatList(otherTokens.map((token) => formatTokenName(token, worstPair.theme)))}.`
    }`,
    found: `${ratio}:1`,
    expected: `at least ${worstPair.minRatio}:1`,
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy: describeRemedy(name, fixedColours),
  })
}

/** The name of a token in a message, with its theme if that is not `currentTheme`. */
function formatTokenName(name: string, currentTheme?: string): string {
  const [theme, token] = name.split('/')
  return currentTheme === undefined || theme === currentTheme ? `"${token}"` : `"${token}" of the ${theme} theme`
}

function describeRemedy(name: string, fixedColours: Colours): string {
  const [otherName] = Object.keys(fixedColours).filter((colourName) => colourName !== name)
  if (fixedColours[name] === undefined)
    return `Choose new colours for ${formatTokenName(name)} and the colours shown with it: one light, the other dark.`
  if (otherName === undefined)
    return `Write "${fixedColours[name]}" for ${formatTokenName(name)}: it has the same hue and enough contrast everywhere.`
  const otherTokenName = formatTokenName(otherName, name.split('/')[0])
  return `Both have to change: "${fixedColours[name]}" for ${formatTokenName(name)} and "${fixedColours[otherName]}" for ${otherTokenName} have the same hues and enough contrast.`
}

const formatList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
