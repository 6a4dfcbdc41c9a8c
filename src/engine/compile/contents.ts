import type { FileKind } from '../../generated/validate-config.js'
import { isObject, type JsonObject } from './read/pointer.ts'

/** One part of a config: a file that a merchant has only once, such as theme.json, or one page. */
export interface Content {
  readonly kind: FileKind
  readonly pointer: string
  readonly value: unknown
  /** The value in the extended merchant; identical (`===`) if nothing is changed. */
  readonly before: unknown
}

/** The parts of a config, without its texts. The filter `changed` omits parts that are identical in `parent`. */
export function listContents(config: JsonObject, parent: JsonObject | undefined, filter?: 'changed'): Content[] {
  const contents: Content[] = []
  for (const name in config) {
    const [value, before] = [config[name], parent?.[name]]
    if (name === 'pages' || name === 'messages' || (filter !== undefined && value === before)) continue
    contents.push({ kind: name as FileKind, pointer: `/${name}`, value, before })
  }
  const [pages, inheritedPages] = [config['pages'], parent?.['pages']]
  if (isObject(pages) && (filter === undefined || pages !== inheritedPages))
    for (const id in pages) {
      const inheritedPage = isObject(inheritedPages) ? inheritedPages[id] : undefined
      if (filter === undefined || pages[id] !== inheritedPage)
        contents.push({ kind: 'page', pointer: `/pages/${id}`, value: pages[id], before: inheritedPage })
    }
  return contents
}
