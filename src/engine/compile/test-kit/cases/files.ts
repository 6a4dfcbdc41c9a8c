import type { Case } from './case.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

/** What is wrong with a folder, its files, its pictures, and with a text as JSON. */
export const fileCases: readonly Case[] = [
  {
    code: 'merchant-id',
    mistake: 'a folder whose name cannot be a host',
    id: 'Child_1',
    others: { Child_1: { 'merchant.json': { extends: 'base', code: 'CHILD2' } } },
    said: [`Child_1:1:1 merchant-id A merchant's folder cannot be called "Child_1".`],
  },
  {
    code: 'merchant-missing',
    mistake: 'a folder without merchant.json',
    files: { 'merchant.json': undefined, 'theme.json': '{}' },
    said: ['child/merchant.json:1:1 merchant-missing The folder has no merchant.json.'],
  },
  {
    code: 'folder-unreadable',
    mistake: 'a merchant that is no folder',
    id: 'plain',
    others: { '.': { plain: 'a file' } },
    said: ['plain:1:1 folder-unreadable The folder cannot be read.'],
  },
  {
    code: 'file-unknown',
    mistake: 'a file that nothing reads',
    files: { 'themes.json': '{}' },
    said: ['child/themes.json:1:1 file-unknown Nothing reads themes.json. → theme.json'],
  },
  {
    code: 'file-unknown',
    mistake: 'a file in a folder of JSON that is none',
    files: { 'pages/home.yml': 'title: Home' },
    said: ['child/pages/home.yml:1:1 file-unknown Nothing reads pages/home.yml.'],
  },
  {
    code: 'file-name',
    mistake: 'a language that has no such code',
    files: { 'messages/english.json': '{}' },
    said: ['child/messages/english.json:1:1 file-name A file in messages/ cannot be called "english.json".'],
  },
  {
    code: 'file-unreadable',
    mistake: 'a file where a folder belongs',
    files: { pages: 'a file' },
    said: ['child/pages:1:1 file-unreadable pages should be a folder, and is none.'],
  },
  {
    code: 'file-unreadable',
    mistake: 'a folder where a file belongs',
    files: { 'theme.json/notes.txt': 'a note' },
    said: ['child/theme.json:1:1 file-unreadable theme.json is a folder, and should be a file.'],
  },
  {
    code: 'file-unreadable',
    mistake: 'a picture that leads nowhere',
    links: { 'assets/own.svg': '/nowhere.svg' },
    said: ['child/assets/own.svg:1:1 file-unreadable The asset cannot be read.'],
  },
  {
    code: 'file-large',
    mistake: 'a file that is too large',
    files: { 'theme.json': `{}${' '.repeat(2 * 1024 * 1024)}` },
    said: ['child/theme.json:1:1 file-large The file is larger than 2 MiB.'],
  },
  {
    code: 'link-outside',
    mistake: 'a picture that is a file of the machine',
    links: { 'assets/own.svg': '/etc/hostname' },
    said: ["child/assets/own.svg:1:1 link-outside This link leads out of the merchant's folder."],
  },
  {
    code: 'link-outside',
    mistake: "a folder of assets that is another merchant's",
    base: { 'assets/icons/own.svg': drawing },
    links: { 'assets/icons': '../../base/assets/icons' },
    said: ["child/assets/icons:1:1 link-outside This link leads out of the merchant's folder."],
  },
  {
    code: 'link-outside',
    mistake: 'a file of JSON that lies elsewhere',
    others: { '.': { 'theme.json': '{}' } },
    links: { 'theme.json': '../theme.json' },
    said: ["child/theme.json:1:1 link-outside This link leads out of the merchant's folder."],
  },
  {
    code: 'link-outside',
    mistake: 'pages that lie elsewhere',
    links: { pages: '../base/pages' },
    said: ["child/pages:1:1 link-outside This link leads out of the merchant's folder."],
  },
  {
    code: 'asset-name',
    mistake: 'an asset of a kind that no site uses',
    files: { 'assets/own.gif': 'GIF89a' },
    said: ['child/assets/own.gif:1:1 warning asset-name own.gif is no kind of asset that a site can use.'],
  },
  {
    code: 'asset-depth',
    mistake: 'assets too many folders deep',
    files: { 'assets/a/b/c/d/e/f/g/h/i/own.svg': drawing },
    said: ['child/assets/a/b/c/d/e/f/g/h/i:1:1 asset-depth Assets stand at most 8 folders deep.'],
  },
  {
    code: 'asset-circle',
    mistake: 'a folder of assets that leads to itself',
    files: { 'assets/own.svg': drawing },
    links: { 'assets/again': '.' },
    said: ['child/assets/again:1:1 asset-circle This link leads back to a folder that it stands in.'],
  },
  {
    code: 'active-picture',
    mistake: 'a drawing that runs something',
    files: { 'assets/own.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n  <script>alert(1)</script>\n</svg>' },
    said: ['child/assets/own.svg:2:3 active-picture The drawing is not only a drawing: it holds "<script".'],
  },
  {
    code: 'active-picture',
    mistake: 'a drawing that fetches something',
    files: { 'assets/own.svg': '<svg xmlns="http://www.w3.org/2000/svg"><image href="//elsewhere.example/x.png"/></svg>' },
    said: ['child/assets/own.svg:1:48 active-picture The drawing is not only a drawing: it holds "href=\\"//".'],
  },
  {
    code: 'json-utf8',
    mistake: 'a file in Latin 1',
    files: { 'messages/EN.json': Buffer.from('{ "in_home": "Café" }', 'latin1') },
    said: ['child/messages/EN.json:1:18 json-utf8 The file is not UTF-8: a byte here belongs to no character.'],
  },
  {
    code: 'json-bom',
    mistake: 'a byte order mark',
    files: { 'theme.json': '\uFEFF{ "default": "light" }' },
    said: ['child/theme.json:1:1 json-bom The file begins with a byte order mark, which JSON does not allow.'],
  },
  {
    code: 'json-syntax',
    mistake: 'a comma that is missing',
    files: { 'theme.json': '{\n  "default": "light"\n  "shape": {}\n}' },
    said: ['child/theme.json:2:21 json-syntax This is not JSON: a comma lacks here, before the next line.'],
  },
  {
    code: 'json-comment',
    mistake: 'a comment',
    files: { 'theme.json': '{ "default": "light" /* by day */ }' },
    said: ['child/theme.json:1:22 json-comment JSON has no comments.'],
  },
  {
    code: 'json-trailing-comma',
    mistake: 'a comma too many',
    files: { 'theme.json': '{ "default": "light", }' },
    said: ['child/theme.json:1:21 json-trailing-comma A comma stands before the closing }.'],
  },
  {
    code: 'json-duplicate-key',
    mistake: 'a key that stands twice',
    files: { 'theme.json': '{ "default": "light", "default": "dark" }' },
    said: ['child/theme.json:1:23 json-duplicate-key "default" stands twice in the same object.'],
  },
  {
    code: 'json-forbidden-key',
    mistake: 'a key that means something to programs',
    files: { 'theme.json': '{ "constructor": {} }' },
    said: ['child/theme.json:1:3 json-forbidden-key "constructor" cannot be a key: programs give it a meaning of its own.'],
  },
  {
    code: 'json-number',
    mistake: 'a number with more digits than can be kept',
    files: { 'theme.json': '{ "type": { "size": 15.00000000000000001 } }' },
    said: ['child/theme.json:1:21 json-number JSON cannot hold the number 15.00000000000000001 exactly.'],
  },
  {
    code: 'json-depth',
    mistake: 'a file that is nested too deep',
    files: { 'theme.json': deep(65) },
    said: ['child/theme.json:1:321 json-depth The file is nested deeper than 64 levels.'],
  },
]
