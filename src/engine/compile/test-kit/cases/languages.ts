import { countedTexts } from '../../../../generated/messages.ts'
import { createBaseFiles } from '../base-files.ts'
import type { Case } from './case.ts'

/** Messages for French: those of English, and the plural form `many`, which English does not have. */
export const frenchTexts = {
  ...(createBaseFiles()['messages/EN.json'] as object),
  ...Object.fromEntries(countedTexts.map((key) => [`${key}_many`, key])),
}

/**
 * French texts for the content and platform data of base, so that a brand that enables French lacks texts only in its
 * messages.
 */
export const frenchFiles = {
  'content.json': {
    help: Object.fromEntries(
      ['terms', 'privacy', 'responsible-gaming'].map((id) => [id, { texts: { FR: { title: 'Aide', content: 'Aide' } } }]),
    ),
  },
  'platform.json': { referral: { texts: { FR: { inviter: 'Venu', friend: 'Bienvenue' } } } },
}

const enableFrench = '{ "catalogue": { "FR": { "enabled": true } } }'
const createTopicJson = (texts: string): string => `{ "help": { "own": { "group": "about", "order": 1,\n"texts": { ${texts} } } } }`
const [english, vietnamese] = ['"EN": { "title": "Own", "content": "Own" }', '"TY": { "title": "Own", "content": "Own" }']

/** Missing and superfluous languages in content and in the initial data of the platform. */
export const languageCases: readonly Case[] = [
  {
    code: 'language-missing',
    mistake: 'a help topic without a text in an enabled language',
    files: { 'content.json': createTopicJson(english) },
    expected: [
      'child/content.json:2:1 warning language-missing The language "TY" is enabled, but help/own of content.json has no text in it.',
    ],
  },
  {
    code: 'language-missing',
    mistake: 'a mission without a text in an enabled language',
    files: {
      'platform.json':
        '{ "missions": { "many": { "measure": "bets", "period": "day", "target": "5", "points": 5, "order": 1,\n"texts": { "TY": { "title": "Many" } } } } }',
    },
    expected: [
      'child/platform.json:2:1 warning language-missing The language "EN" is enabled, but missions/many of platform.json has no text in it.',
    ],
  },
  {
    code: 'language-missing',
    mistake: 'an enabled language that has messages, but no other texts',
    files: { 'languages.json': enableFrench, 'messages/FR.json': frenchTexts },
    expected: [
      'child/languages.json:1:37 warning language-missing The language "FR" is enabled, but help/terms, help/privacy, help/responsible-gaming of content.json have no text in it.',
      'child/languages.json:1:37 warning language-missing The language "FR" is enabled, but referral of platform.json has no text in it.',
    ],
  },
  {
    code: 'unused-language',
    mistake: 'a help topic in a language that is not enabled',
    files: { 'content.json': createTopicJson(`${english}, ${vietnamese},\n"FR": { "title": "Aide", "content": "Aide" }`) },
    expected: [
      'child/content.json:3:1 warning unused-language The language "FR" is not enabled, so the texts of help/own of content.json in it are never shown.',
    ],
  },
]
