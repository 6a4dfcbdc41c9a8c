import { countedTexts } from '../../../../generated/messages.ts'
import { baseFiles } from '../base-files.ts'
import type { Case } from './case.ts'

/** Every text in French, which has one plural form more than English. */
export const frenchTexts = {
  ...(baseFiles()['messages/EN.json'] as object),
  ...Object.fromEntries(countedTexts.map((key) => [`${key}_many`, key])),
}

/** The texts of base in French, so that a brand that enables French lacks none outside its messages. */
export const frenchFiles = {
  'content.json': {
    help: Object.fromEntries(
      ['terms', 'privacy', 'responsible-gaming'].map((id) => [id, { texts: { FR: { title: 'Aide', content: 'Aide' } } }]),
    ),
  },
  'platform.json': { referral: { texts: { FR: { inviter: 'Venu', friend: 'Bienvenue' } } } },
}

const enableFrench = '{ "catalogue": { "FR": { "enabled": true } } }'
const topic = (texts: string): string => `{ "help": { "own": { "group": "about", "order": 1,\n"texts": { ${texts} } } } }`
const [english, vietnamese] = ['"EN": { "title": "Own", "content": "Own" }', '"TY": { "title": "Own", "content": "Own" }']

/** Languages that content and the seed of the platform have too many or too few of. */
export const languageCases: readonly Case[] = [
  {
    code: 'language-lacking',
    mistake: 'a help topic without an enabled language',
    files: { 'content.json': topic(english) },
    said: ['child/content.json:2:1 warning language-lacking The language "TY" is enabled, and help/own of content.json has no text in it.'],
  },
  {
    code: 'language-lacking',
    mistake: 'a mission without an enabled language',
    files: {
      'platform.json':
        '{ "missions": { "many": { "measure": "bets", "period": "day", "target": "5", "points": 5, "order": 1,\n"texts": { "TY": { "title": "Many" } } } } }',
    },
    said: [
      'child/platform.json:2:1 warning language-lacking The language "EN" is enabled, and missions/many of platform.json has no text in it.',
    ],
  },
  {
    code: 'language-lacking',
    mistake: 'a language that a brand enables and nothing but its messages has',
    files: { 'languages.json': enableFrench, 'messages/FR.json': frenchTexts },
    said: [
      'child/languages.json:1:37 warning language-lacking The language "FR" is enabled, and help/terms, help/privacy, help/responsible-gaming of content.json have no text in it.',
      'child/languages.json:1:37 warning language-lacking The language "FR" is enabled, and referral of platform.json has no text in it.',
    ],
  },
  {
    code: 'unread-language',
    mistake: 'a help topic in a language that is not enabled',
    files: { 'content.json': topic(`${english}, ${vietnamese},\n"FR": { "title": "Aide", "content": "Aide" }`) },
    said: [
      'child/content.json:3:1 warning unread-language The language "FR" is not enabled: nobody reads the texts that help/own of content.json has in it.',
    ],
  },
]
