/** An unidiomatic phrase, and what to write instead. */
interface WordingRule {
  readonly phrase: RegExp
  readonly remedy: string
}

/** Phrases that comments, messages, test titles and documents must not use. */
const wordingRules: readonly WordingRule[] = [
  { phrase: /\bwhoever\b/i, remedy: 'name the actor: the player, the caller, the operator' },
  { phrase: /\bsomebody (?:is|has|was|who|from|of|else)\b/i, remedy: 'name the actor: a player, a visitor, an agent' },
  { phrase: /\b(?:is|are|was|were|be) told\b/i, remedy: 'write "receives", "is notified" or "is reported"' },
  { phrase: /\btak(?:e|es|en|ing) (?:it )?away\b/i, remedy: 'write "remove"' },
  { phrase: /\bstands? (?:in(?! for)|at|beside|below|above|here|there|behind)\b/i, remedy: 'write "is"' },
  { phrase: /\bwhere (?:there is|nothing|none|nobody)\b/i, remedy: 'state the case: "if there is none", "`undefined` if …"' },
  { phrase: /\bwhere (?:it|this|that|nothing) is (?:not )?said\b/i, remedy: 'write "Default: …"' },
  { phrase: /\bwhat (?:is|was) (?:said|told|asked|typed|meant)\b/i, remedy: 'name it: the message, the request, the input' },
  { phrase: /^(?:<{7}|>{7}) \S+/, remedy: 'resolve the merge conflict, and delete its markers' },
]

/** Phrases that the descriptions in schemas must not use, in addition to those above. */
const descriptionRules: readonly WordingRule[] = [
  {
    phrase: /^(?:Which|How|What|Who|Whose|When|Where|Why)\b/,
    remedy: 'start with a noun or a verb: "Number of …", "Category of …", "Time of …", "Lists …"',
  },
  { phrase: /\bhow (?:it|they) looks?\b/i, remedy: 'write "Visual style", "Layout" or "Size"' },
  { phrase: /\bwho (?:asks|is logged in|has none)\b/i, remedy: 'name the actor: the caller, the player, the agent' },
  { phrase: /\bby the clocks? of the brand\b/i, remedy: 'write "in the brand\'s time zone"' },
  { phrase: /\b(?:the least|the fewest|the most (?:bytes|characters|digits|pictures|that))\b/i, remedy: 'write "minimum" or "maximum"' },
  { phrase: /\bdecimal text\b/i, remedy: 'write "a decimal string"' },
  { phrase: /\bthe (?:one|ones|agent|agents) (?:directly )?(?:above|below)\b/i, remedy: 'write "upline" or "downline"' },
]

/** Matches each text of a schema that is written for people. */
const schemaText = /"(?:description|summary|\$comment|reason|visitors|patternErrorMessage)": ("(?:[^"\\]|\\.)*")/g

export interface WordingFinding {
  /** Counted from 1. */
  readonly line: number
  readonly phrase: string
  readonly remedy: string
}

/** Returns the phrases in a text by line: in each line, the first match of each rule. */
export const findWording = (text: string): readonly WordingFinding[] =>
  text.split('\n').flatMap((line, index) => applyRules(wordingRules, line, index + 1))

/** Returns the phrases in the texts of a JSON Schema by line: in each text, the first match of each rule. */
export const findSchemaWording = (json: string): readonly WordingFinding[] =>
  json
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(schemaText)].flatMap(([, text = '""']) =>
        applyRules([...wordingRules, ...descriptionRules], JSON.parse(text) as string, index + 1),
      ),
    )

const applyRules = (rules: readonly WordingRule[], text: string, line: number): readonly WordingFinding[] =>
  rules.flatMap(({ phrase, remedy }) => {
    const found = phrase.exec(text)?.[0]
    return found === undefined ? [] : [{ line, phrase: found, remedy }]
  })
