import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { diagnosticCodes, platformCodes, type DiagnosticCode } from '../../src/engine/contract/diagnostic-code.ts'
import type { Case } from '../../src/engine/compile/test-kit/cases/case.ts'
import { lintRules } from '../../src/generated/lint-rules.ts'
import { diagnosticTexts } from './diagnostic-texts.ts'
import { root } from '../tools/paths.ts'

interface Page {
  readonly about: string
  readonly remedy: string
  readonly severity?: 'error' | 'warning'
}

/**
 * Derives a page for each diagnostic code, and their index, by file name in docs/diagnostics. The page about secrets
 * has no example: secret scanners would report it.
 */
export async function deriveDiagnosticPages(): Promise<Readonly<Record<string, string>>> {
  const cases = await readCases()
  const codes: readonly DiagnosticCode[] = [...diagnosticCodes, ...platformCodes]
  const pages = codes.toSorted().map((code) => [code, getDiagnosticPage(code)] as const)
  return {
    'README.md': formatIndex(pages),
    ...Object.fromEntries(
      pages.map(([code, page]) => [
        `${code}.md`,
        formatPage(code, page, code === 'secret' ? undefined : cases.find((testCase) => testCase.code === code)),
      ]),
    ),
  }
}

function getDiagnosticPage(code: DiagnosticCode): Page {
  const rule = lintRules.find(({ codes }) => Object.hasOwn(codes, code))
  return rule?.codes[code] ?? diagnosticTexts[code as keyof typeof diagnosticTexts]
}

/** Reads the compiler's test cases of merchants with one mistake: each page shows the first case of its code. */
async function readCases(): Promise<readonly Case[]> {
  const folder = join(root, 'src/engine/compile/test-kit/cases')
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((file) => file !== 'case.ts')
      .map(async (file) => Object.values((await import(join(folder, file))) as Readonly<Record<string, unknown>>)),
  )
  return modules.flat().filter(Array.isArray).flat() as readonly Case[]
}

const banner = '<!-- Derived from the rules and their tests by `npm run generate`. Do not edit. -->'

const formatIndex = (pages: readonly (readonly [DiagnosticCode, Page])[]): string =>
  [
    banner,
    '',
    '# Diagnostics of `livery validate`',
    '',
    'Each finding has a code. Its page explains the meaning, shows an example, and gives a remedy.',
    'The severity of warnings can be changed, and single ones can be ignored with a reason:',
    'see [the guide](../operators-guide.md#warnings-that-you-accept).',
    '',
    '| code | meaning |',
    '| --- | --- |',
    ...pages.map(([code, { about }]) => `| [${code}](${code}.md) | ${about} |`),
    '',
  ].join('\n')

function formatPage(code: DiagnosticCode, { about, remedy, severity }: Page, example: Case | undefined): string {
  return [
    banner,
    '',
    `# ${code}`,
    '',
    about,
    '',
    ...(example === undefined ? [] : formatExample(example)),
    '## What to do',
    '',
    remedy,
    '',
    ...(severity === 'warning'
      ? [
          'This is a warning. If it does not apply to your brand, merchant.json can',
          `[switch it off or ignore single findings](../operators-guide.md#warnings-that-you-accept): \`"lint": { "severity": { "${code}": "off" } }\`.`,
          '',
        ]
      : []),
  ].join('\n')
}

/**
 * Maximum length of a file in an example, in UTF-16 units. Longer and binary files are left out: they would hide the
 * mistake.
 */
const maxFileLength = 600

function formatExample({ mistake, files = {}, others = {}, expected }: Case): readonly string[] {
  const filesByMerchant = { child: files, ...others }
  const fileTexts = Object.entries(filesByMerchant).flatMap(([merchant, merchantFiles]) =>
    Object.entries(merchantFiles).map(([path, content]) => [`${merchant}/${path}`, toText(content)] as const),
  )
  const displayedFiles = fileTexts.filter(([, text]) => text.trim() !== '' && text.length <= maxFileLength)
  return [
    '## Example',
    '',
    `${mistake.charAt(0).toUpperCase()}${mistake.slice(1)}.`,
    '',
    ...displayedFiles.flatMap(([path, text]) => [`\`${path}\`:`, '', ...formatCodeBlock(extname(path).slice(1) || 'text', text), '']),
    '`livery validate` reports:',
    '',
    ...formatCodeBlock('text', expected.join('\n')),
    '',
  ]
}

/** Returns the text of a file of a test case, as `MerchantsFixture` writes it; '' for binary and removed files. */
function toText(content: unknown): string {
  if (content === undefined || content instanceof Uint8Array) return ''
  return typeof content === 'string' ? content : JSON.stringify(content, null, 2)
}

/** Formats a code block with invisible characters escaped. */
const formatCodeBlock = (language: string, text: string): readonly string[] => [
  `\`\`\`\`${language}`,
  ...text.replaceAll(/[^\P{C}\n]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).split('\n'),
  '````',
]
