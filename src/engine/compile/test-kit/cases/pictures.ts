import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBaseFiles } from '../base-files.ts'
import { avifPicture, flatPicture, lossyPicture, progressivePicture, tinyPicture, tinyPng } from '../pictures.ts'
import type { Case } from './case.ts'

const createSvg = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>\n  ${content}\n</svg>`
const merchantsFolder = fileURLToPath(new URL('../../../../../merchants', import.meta.url))

/** Reads the first file in merchants/ whose name ends with `-latin.woff2` or `-vietnamese.woff2`. */
export function readFontFile(letters: 'latin' | 'vietnamese'): Buffer {
  const files = readdirSync(merchantsFolder, { recursive: true, encoding: 'utf8' }).toSorted()
  return readFileSync(join(merchantsFolder, files.find((file) => file.endsWith(`-${letters}.woff2`)) ?? ''))
}

/** Creates a case with an SVG that could run a script or load a resource. */
const createActiveContentCase = (mistake: string, content: unknown, position: string, description: string): Case => ({
  code: 'svg-active-content',
  mistake,
  files: { 'assets/own.svg': content },
  expected: [`child/assets/own.svg:${position} svg-active-content The SVG contains ${description}.`],
})

const encodeUtf16 = (text: string, order: 'le' | 'be'): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

const createLoadingStyleCase = (mistake: string, style: string, url = 'https://x.example/a'): Case =>
  createActiveContentCase(mistake, createSvg(`<style>${style}</style>`), '2:3', `a style that loads ${JSON.stringify(url)}`)

/** Styles that load a resource in an obfuscated way. */
const styleCases: readonly Case[] = [
  createActiveContentCase(
    'a nested style sheet',
    createSvg('<style><style/>@import "//x.example/a.css";</style>'),
    '2:3',
    '"@import" in a style',
  ),
  createActiveContentCase(
    'a style sheet that is split by an element',
    createSvg('<style>@im<b>po</b>rt "//x.example/a.css";</style>'),
    '2:3',
    '"@import" in a style',
  ),
  createLoadingStyleCase('a style after an inner style sheet', '<style> </style>path{mask:url(https://x.example/a)}'),
  createLoadingStyleCase('a style between comment-like strings', 'a{content:"/*"} path{mask:url(https://x.example/a)} b{content:"*/"}'),
  createLoadingStyleCase('a style after an address that looks like a comment', 'a{mask:url(#/*)} path{mask:url(https://x.example/a)} /**/'),
  createLoadingStyleCase(
    'a style after a string that ends at a line break',
    'a{content:"\n} path{mask:url(https://x.example/a)} b{content:""}',
  ),
  createLoadingStyleCase('a style after an HTML comment marker', 'a{mask:&lt;!--url(https://x.example/a)}'),
  createLoadingStyleCase('a style after an escaped quotation mark', `a{content:"\\"'"} path{mask:url(https://x.example/a)} b{content:"'"}`),
  createLoadingStyleCase('the second picture of an image-set', 'path{mask-image:image-set("#a" 1x, "https://x.example/a" 2x)}'),
  createLoadingStyleCase(
    'the second picture of an image-set, after a data URL with a comma',
    'path{mask-image:-webkit-image-set("data:image/png;base64,AAAA" 1x, "https://x.example/a" 2x)}',
  ),
  createLoadingStyleCase('a picture with a type', 'path{mask:image-set("https://x.example/a" type("image/png"))}'),
  createLoadingStyleCase('a picture that src() loads', 'path{mask:src("https://x.example/a")}'),
  createLoadingStyleCase('a picture that image() loads', 'path{mask:image(ltr "//x.example/a", red)}', '//x.example/a'),
  createLoadingStyleCase('a picture in a cross-fade', 'path{mask:cross-fade(red, "https://x.example/a" 20%)}'),
  createLoadingStyleCase('a font', '@font-face{font-family:a;src:local("a"),url("https://x.example/a") format("woff2")}'),
  createLoadingStyleCase('a picture after a namespace', '@namespace url(http://www.w3.org/2000/svg); path{mask:url(https://x.example/a)}'),
  createActiveContentCase(
    'an address in a custom property',
    createSvg('<style>svg{--a:"https://x.example/a"} path{mask:image-set(var(--a) 1x)}</style>'),
    '2:3',
    'a style that loads the value of var()',
  ),
  createActiveContentCase(
    'animation values that look like one string',
    createSvg(`<animate attributeName="mask" values="';url(https://x.example/a);'"/>`),
    '2:3',
    'a style that loads "https://x.example/a"',
  ),
]

const activeContentCases: readonly Case[] = [
  createActiveContentCase('an SVG with a script', createSvg('<script>alert(1)</script>'), '2:3', 'the element <script>'),
  createActiveContentCase(
    'a script with a namespace prefix',
    createSvg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
    '2:3',
    'the element <s:script>',
  ),
  createActiveContentCase('a script in UTF-16LE', encodeUtf16(createSvg('<script>alert(1)</script>'), 'le'), '2:3', 'the element <script>'),
  createActiveContentCase('a script in UTF-16BE', encodeUtf16(createSvg('<script>alert(1)</script>'), 'be'), '2:3', 'the element <script>'),
  createActiveContentCase(
    'an encoding that hides the content',
    `<?xml version="1.0" encoding="utf-7"?>${createSvg('')}`,
    '1:1',
    'the encoding utf-7',
  ),
  createActiveContentCase('an event handler', createSvg('<rect onclick="alert(1)"/>'), '2:3', 'the event handler "onclick"'),
  createActiveContentCase(
    'an event handler after a slash',
    '<svg/onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>',
    '1:5',
    '"onload="',
  ),
  createActiveContentCase(
    'a link that runs a script',
    createSvg('<a href="java&#10;script:alert(1)"/>'),
    '2:3',
    'a link to "java\\nscript:alert(1)"',
  ),
  createActiveContentCase(
    'a picture from another origin',
    createSvg('<image href="//elsewhere.example/x.png"/>'),
    '2:3',
    'a link to "//elsewhere.example/x.png"',
  ),
  createActiveContentCase(
    'an SVG within an SVG',
    createSvg('<use href="data:image/svg+xml,x"/>'),
    '2:3',
    'a link to "data:image/svg+xml,x"',
  ),
  createActiveContentCase(
    'an animation that sets a link',
    createSvg('<set attributeName="xlink:href" to="x"/>'),
    '2:3',
    'an animation of "xlink:href"',
  ),
  createActiveContentCase('HTML in an SVG', createSvg('<foreignObject><p/></foreignObject>'), '2:3', 'the element <foreignObject>'),
  createActiveContentCase(
    'HTML with a namespace prefix',
    createSvg('<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>'),
    '2:3',
    'the element <h:p>',
  ),
  createActiveContentCase(
    'a style sheet from another origin',
    createSvg('<style>@im\\70 ort "//x.example/a.css";</style>'),
    '2:3',
    '"@import" in a style',
  ),
  createActiveContentCase(
    'a style sheet before the root element',
    `<?xml-stylesheet href="a.css"?>${createSvg('')}`,
    '1:1',
    'an external style sheet',
  ),
  createActiveContentCase(
    'a style that loads a picture',
    createSvg('<rect style="fill: u\\72l(https://x.example/a)"/>'),
    '2:3',
    'a style that loads "https://x.example/a"',
  ),
  ...styleCases,
  createActiveContentCase('entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${createSvg('&x;')}`, '1:1', 'entity declarations'),
]

const createAssetFormatCase = (mistake: string, path: string, content: unknown, message: string): Case => ({
  code: 'asset-format',
  mistake,
  files: { [path]: content },
  expected: [`child/${path}:1:1 asset-format ${message}`],
})

/** Returns the content without its last bytes. */
const truncate = (content: Buffer, bytes = 8): Buffer => content.subarray(0, -bytes)

/** Returns the content with one changed byte. */
function flipByte(content: Buffer, offset: number): Buffer {
  const copy = Buffer.from(content)
  copy[offset] = (copy[offset] ?? 0) ^ 0xff
  return copy
}

/** Returns the first bytes of a file, followed by zeros. */
const padWithZeros = (start: string | Buffer, bytes = 3000): Buffer => Buffer.concat([Buffer.from(start), Buffer.alloc(bytes)])

const damagedCases: readonly Case[] = [
  createAssetFormatCase('a WebP that ends early', 'assets/own.webp', truncate(flatPicture), 'The picture is damaged: it ends early.'),
  createAssetFormatCase(
    'a lossy WebP that ends early',
    'assets/own.webp',
    truncate(lossyPicture),
    'The picture is damaged: it ends early.',
  ),
  createAssetFormatCase(
    'a WebP with an invalid pixel header',
    'assets/own.webp',
    flipByte(lossyPicture, 24),
    'The picture is damaged: its pixel data begins with an invalid header.',
  ),
  createAssetFormatCase('a PNG that ends early', 'assets/own.png', truncate(tinyPng), 'The picture is damaged: it ends early.'),
  createAssetFormatCase(
    'a PNG with a changed pixel',
    'assets/own.png',
    flipByte(tinyPng, tinyPng.length - 20),
    'The picture is damaged: the checksum of its IDAT chunk is wrong.',
  ),
  createAssetFormatCase('a JPEG that ends early', 'assets/own.jpg', truncate(progressivePicture), 'The picture is damaged: it ends early.'),
  createAssetFormatCase('an AVIF that ends early', 'assets/own.avif', truncate(avifPicture), 'The picture is damaged: it ends early.'),
  createAssetFormatCase(
    'a font that ends early',
    'assets/own.woff2',
    readFontFile('latin').subarray(0, 3000),
    'The font is damaged: it ends early.',
  ),
  createAssetFormatCase(
    'a font that is longer than its header declares',
    'assets/own.woff2',
    padWithZeros('wOF2'),
    'The font is damaged: it has 3004 bytes, but its header declares 0.',
  ),
  createAssetFormatCase(
    'a font without tables',
    'assets/own.woff2',
    padWithZeros('wOF2\0\x01\0\0\0\0\0\x64', 88),
    'The font is damaged: it has no table "cmap".',
  ),
  createAssetFormatCase(
    'a font with changed bytes',
    'assets/own.woff2',
    padWithZeros(readFontFile('latin').subarray(0, 3000), readFontFile('latin').length - 3000),
    'The font is damaged: its tables cannot be unpacked.',
  ),
]

const formatCases: readonly Case[] = [
  createAssetFormatCase('a PNG with the extension webp', 'assets/own.webp', tinyPng, 'The extension is webp, but the content is png.'),
  createAssetFormatCase('a PNG with the extension svg', 'assets/own.svg', tinyPng, 'The extension is svg, but the content is png.'),
  createAssetFormatCase(
    'an HTML page with the extension png',
    'assets/own.png',
    '<!doctype html>',
    'The file is damaged, or not a png picture.',
  ),
  createAssetFormatCase(
    'a TrueType font with the extension woff2',
    'assets/own.woff2',
    '\0\x01\0\0',
    'The file is not a WOFF2 font: its content is TrueType.',
  ),
  createAssetFormatCase(
    'an SVG without its namespace',
    'assets/own.svg',
    '<svg/>',
    'Browsers cannot show this SVG: its root is <svg>, not <svg xmlns="http://www.w3.org/2000/svg">.',
  ),
  {
    code: 'asset-format',
    mistake: 'an SVG that ends early',
    files: { 'assets/own.svg': '<svg xmlns="http://www.w3.org/2000/svg"><rect>' },
    expected: ['child/assets/own.svg:1:47 asset-format Browsers cannot show this SVG: it is not well-formed XML: unclosed tag: rect.'],
  },
  {
    code: 'file-too-large',
    mistake: 'an SVG that is too large to inspect',
    files: { 'assets/own.svg': createSvg(' '.repeat(512 * 1024)) },
    expected: ['child/assets/own.svg:1:1 file-too-large The SVG file is larger than 512 KiB.'],
  },
]

const theme = createBaseFiles()['theme.json'] as { type: object }
const createInterTheme = (faces: object): object => ({ faces, type: { ...theme.type, body: 'Inter', display: 'Inter', figures: 'Inter' } })

/** Mistakes in pictures and fonts. */
export const pictureCases: readonly Case[] = [
  ...activeContentCases,
  ...formatCases,
  ...damagedCases,
  {
    code: 'asset-empty',
    mistake: 'a picture without content',
    files: { 'assets/own.webp': '' },
    expected: ['child/assets/own.webp:1:1 asset-empty The file is empty.'],
  },
  {
    code: 'asset-case',
    mistake: 'two names that Windows and macOS cannot tell apart',
    files: { 'assets/own.webp': flatPicture, 'assets/Own.webp': flatPicture },
    expected: [
      'child/assets/own.webp:1:1 asset-case The name differs only in case from Own.webp: on Windows and macOS they are the same file.',
    ],
  },
  {
    code: 'asset-case',
    mistake: 'a picture whose name differs in case from the one that it should replace',
    files: { 'assets/banners/One.webp': flatPicture },
    expected: [
      'child/assets/banners/One.webp:1:1 warning asset-case The name differs only in case from the inherited banners/one.webp and does not replace it.',
    ],
  },
  {
    code: 'image-size',
    mistake: 'a picture that replaces an inherited one and is too small',
    files: { 'assets/banners/one.webp': tinyPicture },
    expected: [
      'child/assets/banners/one.webp:1:1 warning image-size banners/one.webp is 20 × 10 pixels large, and a banner or an article needs at least 320 × 160 pixels.',
    ],
  },
  {
    code: 'image-size',
    mistake: "another merchant's picture that is too small for its use",
    base: { 'assets/brand/small.webp': tinyPicture },
    files: { 'merchant.json': { extends: 'base', code: 'CHILD1', marks: { mark: 'brand/small.webp' } } },
    expected: [
      'child/merchant.json:5:13 warning image-size brand/small.webp is 20 × 10 pixels large, and the mark needs at least 64 × 64 pixels.',
    ],
  },
  {
    code: 'image-size',
    mistake: 'a picture with too many bytes',
    files: { 'assets/banners/one.webp': Buffer.concat([flatPicture, Buffer.alloc(1024 * 1024)]) },
    expected: [
      'child/assets/banners/one.webp:1:1 warning image-size banners/one.webp is 1025 KiB large, and a banner or an article needs at most 1024 KiB.',
    ],
  },
  {
    code: 'glyphs-missing',
    mistake: 'a font without letters of a language',
    files: {
      'assets/fonts/latin.woff2': readFontFile('latin'),
      'theme.json': createInterTheme({ latin: { family: 'Inter', asset: 'fonts/latin.woff2', weight: '100 900' } }),
    },
    expected: ['child/theme.json:10:13 warning glyphs-missing The font files of "Inter" lack 1 of the 55 letters of "TY": ủ'],
  },
  {
    code: 'glyphs-missing',
    mistake: 'a family that lacks letters in one of its weights',
    files: {
      'assets/fonts/latin.woff2': readFontFile('latin'),
      'assets/fonts/vietnamese.woff2': readFontFile('vietnamese'),
      'theme.json': createInterTheme({
        latin: { family: 'Inter', asset: 'fonts/latin.woff2', weight: '400' },
        vietnamese: { family: 'Inter', asset: 'fonts/vietnamese.woff2', weight: '400' },
        latinBold: { family: 'Inter', asset: 'fonts/latin.woff2', weight: '700' },
      }),
    },
    expected: ['child/theme.json:20:13 warning glyphs-missing The font files of "Inter" of weight 700 lack 1 of the 55 letters of "TY": ủ'],
  },
  {
    code: 'glyphs-missing',
    mistake: 'a family that lacks letters in two of its weights',
    files: {
      'assets/fonts/latin.woff2': readFontFile('latin'),
      'assets/fonts/vietnamese.woff2': readFontFile('vietnamese'),
      'theme.json': createInterTheme({
        latin: { family: 'Inter', asset: 'fonts/latin.woff2', weight: '400' },
        vietnamese: { family: 'Inter', asset: 'fonts/vietnamese.woff2', weight: '400' },
        latinBold: { family: 'Inter', asset: 'fonts/latin.woff2', weight: '700' },
        latinMedium: { family: 'Inter', asset: 'fonts/latin.woff2', weight: '500' },
      }),
    },
    expected: [
      'child/theme.json:25:13 warning glyphs-missing The font files of "Inter" of the weights 500 and 700 lack 1 of the 55 letters of "TY": ủ',
    ],
  },
  {
    code: 'glyphs-missing',
    mistake: 'a font for figures without digits',
    files: {
      'assets/fonts/vietnamese.woff2': readFontFile('vietnamese'),
      'theme.json': {
        faces: { digits: { family: 'Digits', asset: 'fonts/vietnamese.woff2', weight: '100 900' } },
        type: { figures: 'Digits' },
      },
    },
    expected: ['child/theme.json:10:16 warning glyphs-missing The font files of "Digits" lack 10 of the 10 digits: 0 1 2 3 4 5 6 7 …'],
  },
  {
    code: 'glyphs-missing',
    mistake: 'letters of a font file outside of the range of its face',
    files: {
      'assets/fonts/latin.woff2': readFontFile('latin'),
      'assets/fonts/vietnamese.woff2': readFontFile('vietnamese'),
      'theme.json': createInterTheme({
        latin: { family: 'Inter', asset: 'fonts/latin.woff2', weight: '100 900', range: 'U+0000-00FF' },
        vietnamese: { family: 'Inter', asset: 'fonts/vietnamese.woff2', weight: '100 900', range: 'U+0102-0103' },
      }),
    },
    expected: ['child/theme.json:17:13 warning glyphs-missing The font files of "Inter" lack 1 of the 55 letters of "TY": ủ'],
  },
]
