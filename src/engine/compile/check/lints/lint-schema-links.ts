import { defineRule } from '../define-rule.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import type { FileKind } from '../../../../generated/validate-config.js'
import { fileKindByFolder, singletonFileKinds } from '../../read/file-kinds.ts'
import type { SourceFile } from '../../read/source-file.ts'

const kinds: readonly FileKind[] = [...singletonFileKinds, ...Object.values(fileKindByFolder).map(({ kind }) => kind)]

/**
 * Reports files whose `$schema` links to the schema of another kind of file, or to none that exists: an editor would
 * validate them against the wrong schema, or not at all. The findings are warnings.
 */
export const rule = defineRule({
  codes: {
    'schema-mismatch': {
      severity: 'warning',
      about: '"$schema" names the schema of another kind of file. Editors would complete and check the wrong names.',
      remedy: 'Use the schema that the message names, or remove the line.',
    },
  },
  check: lintSchemaLinks,
})

function lintSchemaLinks(draft: Draft): readonly LocatedFinding[] {
  return draft.sources.flatMap((source) => {
    const link = source.value['$schema']
    return typeof link !== 'string' || getLinkKind(link) === source.kind ? [] : [report(source, link)]
  })
}

/** The index at which the last segment of a link begins. */
const getLastSegmentIndex = (link: string): number => link.lastIndexOf('/') + 1

/** The kind of file that a link names: the first word of its last segment. */
const getLinkKind = (link: string): string => /^[a-zA-Z]*/.exec(link.slice(getLastSegmentIndex(link)))?.[0] ?? ''

function report(source: SourceFile, link: string): LocatedFinding {
  const linkedKind = getLinkKind(link)
  const suggestedLink =
    linkedKind === '' || !link.includes('schema')
      ? undefined
      : link.slice(0, getLastSegmentIndex(link)) + source.kind + link.slice(getLastSegmentIndex(link) + linkedKind.length)
  const otherKind = kinds.find((kind) => kind === linkedKind)
  return {
    source,
    finding: {
      code: 'schema-mismatch',
      pointer: '/$schema',
      at: 'value',
      message:
        otherKind === undefined
          ? `There is no schema "${linkedKind}": editors do not check this file.`
          : `This is the schema of ${otherKind} files, but this is a ${source.kind} file: editors check it against the wrong schema.`,
      found: link,
      expected: `the schema ${source.kind}.json`,
      ...(suggestedLink !== undefined && { suggestion: suggestedLink, fix: { from: link, to: suggestedLink } }),
      remedy: suggestedLink === undefined ? `Link the schema ${source.kind}.json, or remove the line.` : `Write "${suggestedLink}".`,
    },
  }
}
