// Derived from schemas/ by `npm run generate`. Never edited by hand.
/** The source of each generic pattern, without anchors and bounds. It is meant for the `u` flag. */
export const patternSources = {
  "length": "[^]*",
  "letter-first": "[A-Za-z][A-Za-z0-9]*",
  "chinese-digits": "[\\p{Script=Han}0-9]+",
  "email": "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+",
  "letters-or-digits": "[A-Za-z0-9]+",
  "letters-digits-combined": "(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+",
  "digits": "[0-9]+",
  "alphanumeric-uppercase": "(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+",
  "english-spaces": "[A-Za-z][A-Za-z ]*",
  "no-spaces": "\\S+",
  "chinese-punctuation": "(?=\\p{P}*\\p{Script=Han})[\\p{Script=Han}\\p{P}]+",
  "date-ymd": "(?:[12][0-9]{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[12][0-9](?:0[48]|[2468][048]|[13579][26])|(?:1[26]|2[048])00)-02-29)",
  "date-mdy": "(?:(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))-[12][0-9]{3}|02-29-(?:[12][0-9](?:0[48]|[2468][048]|[13579][26])|(?:1[26]|2[048])00))",
  "korean": "[\\u1100-\\u11FF\\u3131-\\u318E\\uA960-\\uA97C\\uAC00-\\uD7A3\\uD7B0-\\uD7FB]+",
  "thai": "[\\u0E01-\\u0E30\\u0E32\\u0E33\\u0E40-\\u0E46][\\u0E01-\\u0E3A\\u0E40-\\u0E4E]*",
  "thai-english-spaces": "[A-Za-z\\u0E01-\\u0E30\\u0E32\\u0E33\\u0E40-\\u0E46][A-Za-z\\u0E01-\\u0E3A\\u0E40-\\u0E4E ]*",
  "uppercase-spaces": "[A-Z][A-Z ]*",
  "letters-digits-symbols": "[!-~]+",
  "strong-password": "(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[!-/:-@[-`{-~])[!-~]+",
  "full-name": "\\p{L}[\\p{L}\\p{M}'’.-]*(?: \\p{L}[\\p{L}\\p{M}'’.-]*)+",
  "japanese-full-width": "[\\u3041-\\u3096\\u3099\\u309A\\u309D\\u309E\\u30A1-\\u30FA\\u30FC-\\u30FE々〆\\p{Script=Han}]+",
  "uppercase": "[A-Z]+"
} as const

export type PatternId = keyof typeof patternSources
