import type { DiagnosticCode } from '../../../contract/diagnostic-code.ts'
import { fileStart, type Diagnostic } from '../../../contract/diagnostic.ts'
import type { LazyAsset } from '../asset-file.ts'
import { decodeXml } from './decode-xml.ts'
import { readFontProperties } from './font-properties.ts'
import { measurePicture } from './measure-picture.ts'
import { findDamage } from './picture-damage.ts'
import { locateInText } from '../locate-in-file.ts'
import { findSvgProblem } from './svg-hazards.ts'

const maxSvgBytes = 512 * 1024

type Problem = Pick<Diagnostic, 'code' | 'message' | 'remedy'> & Partial<Diagnostic>

/**
 * Inspects a merchant's own assets: finds empty, unreadable and damaged files, files whose format does not match their
 * extension, SVG files that are too large or could execute or fetch something, and names that differ only in case.
 * Diagnostics have paths in `displayFolder`.
 */
export function inspectAssets(assets: Iterable<LazyAsset>, displayFolder: string): readonly Diagnostic[] {
  const allAssets = [...assets]
  const problems = allAssets.flatMap((asset): Diagnostic[] => {
    const problem = inspectAsset(asset)
    return problem === undefined
      ? []
      : [{ severity: 'error', file: `${displayFolder}/${asset.path}`, ...fileStart, pointer: '', ...problem }]
  })
  return [...problems, ...findCaseCollisions(allAssets, displayFolder)]
}

function inspectAsset(asset: LazyAsset): Problem | undefined {
  if (asset.bytes === 0) return createProblem('asset-empty', 'The file is empty.', 'Export it again.')
  if (asset.path.endsWith('.svg')) return inspectSvg(asset)
  return asset.path.endsWith('.woff2') ? inspectFont(asset) : inspectBitmap(asset)
}

const createProblem = (code: DiagnosticCode, message: string, remedy: string): Problem => ({ code, message, remedy })

const unreadableProblem = createProblem(
  'file-unreadable',
  'The asset cannot be read.',
  'Check its permissions, or replace it with a regular file.',
)

function inspectSvg(asset: LazyAsset): Problem | undefined {
  if (asset.bytes > maxSvgBytes)
    return createProblem('file-too-large', 'The SVG file is larger than 512 KiB.', 'Simplify it, or export it as WebP.')
  const content = asset.read()
  if (content === undefined) return unreadableProblem
  const text = decodeXml(content)
  const svgProblem = text === undefined ? undefined : findSvgProblem(text)
  if (text !== undefined && svgProblem === undefined) return undefined
  const actualType = measurePicture(asset)?.type
  if (actualType !== undefined && actualType !== 'svg') return createWrongFormatProblem(asset, actualType)
  if (text === undefined || svgProblem === undefined)
    return createProblem('asset-format', 'The SVG file is not UTF-8 text.', 'Export it again as plain SVG in UTF-8.')
  const span = locateInText(text, svgProblem.offset, svgProblem.offset)
  if (svgProblem.kind === 'broken')
    return {
      ...createProblem('asset-format', `Browsers cannot show this SVG: ${svgProblem.description}.`, 'Export it again as plain SVG.'),
      ...span,
    }
  const remedy = 'Export it without scripts, links, external styles and foreign content.'
  return {
    ...createProblem('svg-active-content', `The SVG contains ${svgProblem.description}.`, remedy),
    ...span,
    found: svgProblem.description,
  }
}

const fontFormats: Readonly<Record<string, string>> = {
  wOFF: 'WOFF 1.0',
  OTTO: 'OpenType',
  true: 'TrueType',
  '\0\x01\0\0': 'TrueType',
  ttcf: 'a font collection',
}

function inspectFont(asset: LazyAsset): Problem | undefined {
  const signature = asset.readHead(4)?.toString('latin1')
  if (signature === undefined) return unreadableProblem
  if (signature === 'wOF2') return inspectWoff2(asset)
  const format = fontFormats[signature]
  return createProblem(
    'asset-format',
    format === undefined ? 'The file is not a WOFF2 font.' : `The file is not a WOFF2 font: its content is ${format}.`,
    'Convert the font to WOFF2.',
  )
}

function inspectWoff2(asset: LazyAsset): Problem | undefined {
  const properties = readFontProperties(asset)
  if (properties === undefined) return unreadableProblem
  const { damage } = properties
  return damage === undefined ? undefined : createProblem('asset-format', `The font is damaged: ${damage}.`, 'Convert it again.')
}

function inspectBitmap(asset: LazyAsset): Problem | undefined {
  if (asset.readHead(1) === undefined) return unreadableProblem
  const picture = measurePicture(asset)
  if (picture === undefined)
    return createProblem('asset-format', `The file is damaged, or not a ${getExtension(asset.path)} picture.`, 'Export it again.')
  if (picture.type !== getExtension(asset.path)) return createWrongFormatProblem(asset, picture.type)
  const content = asset.read()
  if (content === undefined) return unreadableProblem
  const damage = findDamage(picture.type, content)
  return damage === undefined ? undefined : createProblem('asset-format', `The picture is damaged: ${damage}.`, 'Export it again.')
}

function createWrongFormatProblem(asset: LazyAsset, type: string): Problem {
  const extension = getExtension(asset.path)
  const newName = asset.path.slice(asset.path.lastIndexOf('/') + 1, -extension.length) + type
  const remedy = /^(?:svg|webp|avif|png|jpg)$/.test(type)
    ? `Export it as ${extension}, or rename it to ${newName}, also where it is used.`
    : `Export it as ${extension}.`
  return {
    ...createProblem('asset-format', `The extension is ${extension}, but the content is ${type}.`, remedy),
    found: type,
    expected: extension,
  }
}

const getExtension = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** Finds names that differ only in case: on Windows and macOS they are the same file. */
function findCaseCollisions(assets: readonly LazyAsset[], displayFolder: string): Diagnostic[] {
  const pathByLowerCase = new Map<string, string>()
  return assets.flatMap(({ path }): Diagnostic[] => {
    const otherPath = pathByLowerCase.get(path.toLowerCase())
    if (otherPath === undefined) {
      pathByLowerCase.set(path.toLowerCase(), path)
      return []
    }
    return [
      {
        code: 'asset-case',
        severity: 'error',
        file: `${displayFolder}/${path}`,
        ...fileStart,
        pointer: '',
        message: `The name differs only in case from ${otherPath}: on Windows and macOS they are the same file.`,
        found: path,
        remedy: 'Rename one of the two.',
      },
    ]
  })
}
