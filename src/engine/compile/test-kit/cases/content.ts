import type { Files } from '../merchants-fixture.ts'
import type { Case } from './case.ts'

const createTopicFiles = (html: string): Files => ({
  'content.json': `{ "help": { "own": { "group": "about", "order": 1, "texts": {\n"TY": { "title": "Own", "content": "Own" },\n"EN": { "title": "Own",\n"content": ${JSON.stringify(html)} } } } } }`,
})
const location = 'child/content.json:4:12'

/** Content with HTML, links or placeholders that are invalid or removed before it is shown. */
export const contentCases: readonly Case[] = [
  ...(
    [
      ['a script', '<p>Hi</p><script>alert(1)</script>', '<script>'],
      ['an event handler', '<p>Hi <b onclick=alert(1)>you</b></p>', 'onclick'],
      ['an event handler after a slash', '<img/onerror=alert(1) src="/x">', 'onerror'],
      ['a link that runs a script', '<a href="javascript:alert(1)">Hi</a>', 'javascript:alert(1)'],
      ['a link that runs a script, obfuscated', '<a href="java&#x0A;script:alert(1)">Hi</a>', 'java\\nscript:alert(1)'],
      ['a form', '<form action="/login"><p>Hi</p></form>', '<form>'],
    ] as const
  ).map(([mistake, html, removed]): Case => ({
    code: 'active-content',
    mistake: `content with ${mistake}`,
    files: createTopicFiles(html),
    expected: [`${location} active-content Content is text: "${removed}" is removed before it is shown.`],
  })),
  {
    code: 'markup-removed',
    mistake: 'a tag that is not allowed',
    files: createTopicFiles('<p>Hi</p><centre>you</centre>'),
    expected: [`${location} warning markup-removed <centre> is removed before the text is shown.`],
  },
  {
    code: 'markup-removed',
    mistake: 'an attribute that is not allowed',
    files: createTopicFiles('<p style="color:red">Hi</p>'),
    expected: [`${location} warning markup-removed "style" of <p> is removed before the text is shown.`],
  },
  ...['own.png', 'http://own.example/a.png', 'https://elsewhere.example/a.png'].map((address): Case => ({
    code: 'markup-removed',
    mistake: `a picture from ${address}`,
    files: createTopicFiles(`<p>Hi <img src="${address}" alt=""></p>`),
    expected: [`${location} warning markup-removed The picture "${address}" is removed before the text is shown.`],
  })),
  {
    code: 'dead-link',
    mistake: 'a link to an announcement that does not exist',
    files: createTopicFiles('<p><a href="/index?id=nothing">All</a></p>'),
    expected: [`${location} warning dead-link There is no announcement "nothing".`],
  },
  {
    code: 'dead-link',
    mistake: 'a removed topic that an inherited text links to',
    others: {
      middle: {
        'merchant.json': { extends: 'base', code: 'MIDDLE' },
        'content.json': {
          help: {
            far: { group: 'about', order: 1, texts: { EN: { title: 'Far', content: 'Far' }, TY: { title: 'Far', content: 'Far' } } },
            near: {
              group: 'about',
              order: 2,
              texts: {
                EN: { title: 'Near', content: '<a href="/help?topic=far">Far</a>' },
                TY: { title: 'Near', content: 'Near' },
              },
            },
          },
        },
      },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'content.json': '{ "help": {\n"far": null } }' },
    expected: ['child/content.json:2:1 warning dead-link Inherited texts link to /help?topic=far, which the site no longer has.'],
  },
  {
    code: 'unknown-text-value',
    mistake: 'a misspelt placeholder in content',
    files: createTopicFiles('<p>Welcome to {brnd}</p>'),
    expected: [`${location} unknown-text-value Unknown placeholder {brnd}. → brand`],
  },
  ...['{{brand}}', '{registration.bonus', 'Save 5}'].map((text): Case => ({
    code: 'corrupt-value',
    mistake: `content with invalid braces: ${text}`,
    files: createTopicFiles(`<p>Hi {brand}: ${text}</p>`),
    expected: [
      `${location} corrupt-value A value in a text is a name in braces, such as {brand}. These braces are not closed or contain something else.`,
    ],
  })),
  {
    code: 'dead-link',
    mistake: 'a link to a misspelt address',
    files: createTopicFiles('<p><a href="/hepl">Help</a></p>'),
    expected: [`${location} warning dead-link The site has no page at /hepl. → /help`],
  },
  {
    code: 'dead-link',
    mistake: 'a link to a topic that does not exist',
    files: createTopicFiles('<p><a href="/help?topic=term">Terms</a></p>'),
    expected: [`${location} warning dead-link The help centre has no topic "term". → terms`],
  },
  {
    code: 'dead-link',
    mistake: 'a link to an http:// address',
    files: createTopicFiles('<p><a href="http://example.org/">Help</a></p>'),
    expected: [`${location} warning dead-link The link address "http://example.org/" is not valid.`],
  },
  {
    code: 'dead-link',
    mistake: 'a removed route that inherited texts link to',
    others: {
      middle: {
        'merchant.json': { extends: 'base', code: 'MIDDLE' },
        'routes.json': { routes: { own: { path: '/own', page: 'home', layout: 'full' } } },
        ...createTopicFiles(
          '<p><a href="/own">Own</a>, <a href="/help?topic=terms">terms</a> and <a href="https://example.org/">more</a></p>',
        ),
      },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'routes.json': '{ "routes": {\n"own": null } }' },
    expected: ['child/routes.json:2:1 warning dead-link Inherited texts link to /own, which the site no longer has.'],
  },
]
