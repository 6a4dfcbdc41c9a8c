import { listFileKinds, followRef, readSchema, type Json } from './schemas.ts'

/** A use of a keyword in the schema of a kind of file: the path of the values to which it applies, and its value. */
interface Declaration {
  readonly path: readonly string[]
  readonly value: unknown
}

/**
 * Derives the constraints that the schemas of merchant files declare: relations between fields (`x-relations`), and
 * amounts in the brand's currency (`x-amount`). `*` matches every entry or item.
 */
export function deriveRelations(): string {
  const formatTable = (keyword: string, toEntry: (declared: Declaration) => unknown): string => {
    const kinds = listFileKinds().flatMap((kind) => {
      const declarations = findDeclarations(`merchant/${kind}.json`, readSchema(`merchant/${kind}.json`), keyword)
      return declarations.length === 0
        ? []
        : [`  ${kind}: [\n${declarations.map((declaration) => `    ${JSON.stringify(toEntry(declaration))},`).join('\n')}\n  ],`]
    })
    return `{\n${kinds.join('\n')}\n}`
  }
  return `/** The relations declared by each kind of file; \`*\` in a path matches every entry or item. */
export const declaredRelations = ${formatTable('x-relations', ({ path, value }) => ({ path, relations: value }))} as const

/** The amounts in the brand's currency in each kind of file; some only in objects that meet conditions. */
export const declaredAmounts = ${formatTable('x-amount', ({ path, value }) => ({ path, ...(value === true ? {} : { conditions: (value as Json)['if'] }) }))} as const
`
}

function findDeclarations(id: string, schema: Json, keyword: string): Declaration[] {
  const declarations: Declaration[] = []
  const visited = new Set<Json>()
  const visit = (fileId: string, part: Json, path: readonly string[]): void => {
    const ref = part['$ref']
    if (typeof ref === 'string') {
      const target = followRef(fileId, ref)
      return visit(target.id, target.schema, path)
    }
    if (visited.has(part)) return
    visited.add(part)
    if (part[keyword] !== undefined) declarations.push({ path, value: part[keyword] })
    for (const [name, child] of Object.entries((part['properties'] as Record<string, Json> | undefined) ?? {}))
      visit(fileId, child, [...path, name])
    for (const childSchema of [part['additionalProperties'], part['items']])
      if (typeof childSchema === 'object' && childSchema !== null) visit(fileId, childSchema as Json, [...path, '*'])
    visited.delete(part)
  }
  visit(id, schema, [])
  return declarations
}
