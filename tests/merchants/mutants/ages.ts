import { set, replaceText, replaceFile } from './edits.ts'
import { createMutants } from './mutant.ts'

/** Invalid or contradictory ages, and legal notices and links that are missing or invalid. */
export const ages = createMutants(
  ['a form that requires a higher age than the pages state', 'harbor/registration.json', set('consentAge', 21), 'ages-disagree'],
  ['pages that state a higher age than the form requires', 'neon/settings.json', set('legal', { minimumAge: 21 }), 'ages-disagree'],
  [
    'a date of birth field that allows a lower age than the age confirmation',
    'base/registration.json',
    replaceText('"consentAge": 18,\n  "birthdayAge": 21', '"consentAge": 20,\n  "birthdayAge": 19'),
    'ages-disagree',
  ],
  ['an age that the law does not allow', 'harbor/registration.json', set('consentAge', 16), 'out-of-range'],
  ['an age in quotation marks', 'harbor/registration.json', set('consentAge', '18'), 'wrong-type'],
  [
    'a text that says 21+',
    'lotus/messages/EN.json',
    set('page_home_description', 'Draws every few minutes, live tables and slots. 21+ only.'),
    'ages-disagree',
    { suggestion: '18' },
  ],
  [
    'a text that says 21 in Vietnamese',
    'lotus/messages/TY.json',
    set('page_home_description', 'Chỉ dành cho người từ đủ 21 tuổi.'),
    'ages-disagree',
    { suggestion: '18' },
  ],
  [
    'a promotion for players aged 25 and over',
    'harbor/content.json',
    set('announcements/first-bet/texts/EN/summary', 'For players aged 25 and over.'),
    'ages-disagree',
    { suggestion: '18' },
  ],
  [
    'a help article that states the age 16',
    'lotus/content.json',
    set('help', {
      age: {
        group: 'about',
        order: 5,
        texts: { EN: { title: 'Age', content: '<p>You must be 16 years old.</p>' }, TY: { title: 'Tuổi', content: '<p>Tuổi</p>' } },
      },
    }),
    'ages-disagree',
    { suggestion: '18' },
  ],
  ['a footer without the legal notice', 'neon/layouts.json', set('areas/footer/nodes/legal', null), 'legal-notice-missing'],
  [
    'a legal notice that only logged-in players see',
    'neon/layouts.json',
    set('areas/footer/nodes/legal', { when: { loggedIn: true } }),
    'legal-notice-missing',
  ],
  ['no link to the terms', 'neon/navigation.json', set('about/terms', null), 'legal-link-missing'],
  [
    'no link to responsible gaming',
    'harbor/navigation.json',
    set('about', { 'responsible-gaming': null }),
    'legal-link-missing',
    { at: '/about' },
  ],
  [
    'a link to gambling support with http',
    'neon/settings.json',
    set('legal', { responsibleGaming: 'http://www.begambleaware.org/' }),
    'invalid-format',
    { suggestion: 'https://www.begambleaware.org/' },
  ],
  [
    'a licence without a text',
    'harbor/settings.json',
    replaceFile('{\n  "legal": { "licence": "legal_license" }\n}'),
    'unknown-message',
    { at: '2' },
  ],
)
