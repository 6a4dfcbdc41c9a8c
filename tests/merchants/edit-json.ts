import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ASTNode, StringASTNode } from 'vscode-json-languageservice'
import { pathToFileURL } from 'node:url'

const { getLanguageService, TextDocument, ClientCapabilities } = createRequire(import.meta.url)(
  'vscode-json-languageservice',
) as typeof import('vscode-json-languageservice')

const service = getLanguageService({
  schemaRequestService: (address) => Promise.resolve(readFileSync(new URL(address), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  clientCapabilities: ClientCapabilities.LATEST,
})

/** The JSON language service of VS Code, with the schema that the file names. */
export function editJson(file: string, text = readFileSync(file, 'utf8')) {
  const document = TextDocument.create(pathToFileURL(file).href, 'json', 1, text)
  const json = service.parseJSONDocument(document)
  const placeOf = (mark: string): number => text.indexOf(mark) + 1
  const hoverAt = async (offset: number): Promise<string> => {
    const hover = await service.doHover(document, document.positionAt(offset), json)
    return hover === null ? '' : [hover.contents].flat().map(textOf).join('\n')
  }
  return {
    /** The diagnostics, each with its line and message. */
    async problems(): Promise<string[]> {
      const found = await service.doValidation(document, json, { schemaRequest: 'error' })
      return found.map(({ range, message }) => `${range.start.line + 1} ${document.getText(range)}: ${textOf(message)}`)
    },
    /** The hover text at the first occurrence of a text. */
    hover: (mark: string): Promise<string> => hoverAt(placeOf(mark)),
    /** The keys without hover text, each with its line. */
    async muteKeys(): Promise<string[]> {
      const keys = keysOf((json as { root?: ASTNode }).root)
      const texts = await Promise.all(keys.map(({ offset }) => hoverAt(offset + 1)))
      return keys.flatMap(({ offset, value }, index) => (texts[index] === '' ? [`${document.positionAt(offset).line + 1} ${value}`] : []))
    },
    /** The completions after the first letter of a text, with their descriptions. */
    async offers(mark: string): Promise<Record<string, string>> {
      const list = await service.doComplete(document, document.positionAt(placeOf(mark)), json)
      return Object.fromEntries((list?.items ?? []).map(({ label, documentation = '' }) => [label, textOf(documentation)]))
    },
  }
}

/** Every key of a document except `$schema`, which editors know. */
function keysOf(node: ASTNode | undefined): StringASTNode[] {
  const below = node?.children?.flatMap(keysOf) ?? []
  return node?.type === 'property' && node.keyNode.value !== '$schema' ? [node.keyNode, ...below] : below
}

const textOf = (words: string | { readonly value: string }): string => (typeof words === 'string' ? words : words.value)
