import type { LazyAsset } from './asset-file.ts'
import type { Diagnostic } from '../../contract/diagnostic.ts'
import { placeInText } from './place-in-file.ts'

const active = /<script|<foreignObject|\son[a-z]+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["'](?:https?:)?\/\//i
const largestSvg = 512 * 1024

/**
 * Drawings that would run something or fetch something: an svg is a document. `assets` are the merchant's own; `shown`
 * is their folder as diagnostics name it.
 */
export function lintPictures(assets: Iterable<LazyAsset>, shown: string): readonly Diagnostic[] {
  return [...assets].flatMap((asset) => {
    if (!asset.path.endsWith('.svg') || asset.bytes > largestSvg) return []
    const text = asset.read()?.toString('utf8') ?? ''
    const found = active.exec(text)
    if (!found) return []
    return [
      {
        code: 'active-picture',
        severity: 'error',
        file: `${shown}/${asset.path}`,
        ...placeInText(text, found.index),
        pointer: '',
        message: `The drawing is not only a drawing: it holds ${JSON.stringify(found[0].trim())}.`,
        found: found[0].trim(),
        remedy: 'Export it anew without scripts, links to other places and foreign content.',
      },
    ]
  })
}
