import { fileStart, type Diagnostic } from '../../contract/diagnostic.ts'
import { collectReferences, formatPointer } from './collect-references.ts'
import type { Content } from '../contents.ts'
import { locate, type Draft } from '../draft.ts'
import { diagnose } from '../explain/diagnose.ts'
import { findSizeProblem, pictureRequirements } from './picture-requirements.ts'
import type { LazyAsset } from '../read/asset-file.ts'
import { measurePicture } from '../read/inspect/measure-picture.ts'
import type { Folder } from '../read/read-folder.ts'

interface AssetUse {
  readonly asset: string
  /** The property that names the asset. */
  readonly key: string
  readonly pointer: string
}

type PictureProblem = Pick<Diagnostic, 'code' | 'message' | 'found' | 'expected' | 'remedy'>

/**
 * Reports pictures that are far too large or too small for where the merchant shows them, and files whose name differs
 * only in letter case from that of the inherited asset that they should replace. The findings are warnings at the
 * merchant's own file, or where the merchant names another merchant's file.
 */
export function checkPictures(
  draft: Draft,
  folder: Folder,
  inheritedAssets: ReadonlyMap<string, LazyAsset> | undefined,
): readonly Diagnostic[] {
  const ownAssets = folder.assets
  if (ownAssets.size === 0)
    return draft.getChangedReferences().names.has('asset')
      ? draft.changed.flatMap((content) => checkAssetUses(draft, ownAssets, content))
      : []
  const diagnosticByKey = new Map<string, Diagnostic>()
  for (const diagnostic of draft.getContents().flatMap((content) => checkAssetUses(draft, ownAssets, content)))
    diagnosticByKey.set(`${diagnostic.file} ${diagnostic.line} ${diagnostic.code}`, diagnostic)
  return [
    ...diagnosticByKey.values(),
    ...(inheritedAssets === undefined ? [] : findCaseDifferences(ownAssets, inheritedAssets, `${getFolder(draft)}/assets`)),
  ]
}

const getFolder = ({ sources }: Draft): string => (sources[0]?.file ?? '').replace(/\/(?:(?:pages|messages)\/)?[^/]*$/, '')

function checkAssetUses(draft: Draft, ownAssets: ReadonlyMap<string, LazyAsset>, content: Content): Diagnostic[] {
  return listAssetUses(content).flatMap(({ asset: path, key, pointer }): Diagnostic[] => {
    const [requirements, asset] = [pictureRequirements[key], draft.assets.get(path)]
    if (requirements === undefined || asset === undefined) return []
    const problem = findSizeProblem(requirements, asset.bytes, path.endsWith('.svg') ? undefined : measurePicture(asset))
    if (problem === undefined) return []
    const pictureProblem = {
      code: 'image-size',
      message: `${path} is ${problem.actual}, and ${requirements.noun} needs ${problem.needed}.`,
      found: problem.actual,
      expected: problem.needed,
      remedy: 'Export it in a size that fits.',
    } as const
    if (ownAssets.has(path)) return [toFileDiagnostic(`${getFolder(draft)}/assets/${path}`, pictureProblem)]
    const { source, finding } = locate(draft, pointer, { ...pictureProblem, severity: 'warning', at: 'value' })
    return draft.sources.includes(source) ? [diagnose(source, finding)] : []
  })
}

const toFileDiagnostic = (file: string, problem: PictureProblem): Diagnostic => ({
  severity: 'warning',
  file,
  ...fileStart,
  pointer: '',
  ...problem,
})

const usesCache = new WeakMap<object, readonly AssetUse[]>()

/** Returns the assets that a part of the config names. The result is cached for all merchants that share the part. */
function listAssetUses({ kind, value, pointer }: Content): readonly AssetUse[] {
  if (typeof value !== 'object' || value === null) return []
  const cached = usesCache.get(value)
  if (cached) return cached
  const uses: AssetUse[] = []
  collectReferences(kind, value, {
    reference(reference, asset, path) {
      if (reference === 'asset') uses.push({ asset, key: path.at(-1) ?? '', pointer: pointer + formatPointer(path) })
    },
  })
  usesCache.set(value, uses)
  return uses
}

function findCaseDifferences(
  ownAssets: ReadonlyMap<string, LazyAsset>,
  inheritedAssets: ReadonlyMap<string, LazyAsset>,
  assetFolder: string,
): Diagnostic[] {
  const inheritedPathByLowerCase = new Map([...inheritedAssets.keys()].map((path) => [path.toLowerCase(), path]))
  return [...ownAssets.keys()].flatMap((path): Diagnostic[] => {
    const inheritedPath = inheritedPathByLowerCase.get(path.toLowerCase())
    if (inheritedPath === undefined || inheritedPath === path || ownAssets.has(inheritedPath)) return []
    return [
      toFileDiagnostic(`${assetFolder}/${path}`, {
        code: 'asset-case',
        message: `The name differs only in case from the inherited ${inheritedPath} and does not replace it.`,
        found: path,
        expected: inheritedPath,
        remedy: `Rename it to ${inheritedPath}, or to something else.`,
      }),
    ]
  })
}
