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

/** Opens a file in the JSON language service of VS Code, with the schema that the file names. */
export function createJsonEditor(file: string, text = readFileSync(file, 'utf8')) {
  const document = TextDocument.create(pathToFileURL(file).href, 'json', 1, text)
  const json = service.parseJSONDocument(document)
  const getOffset = (target: string): number => text.indexOf(target) + 1
  const fetchHover = async (offset: number): Promise<string> => {
    const hover = await service.doHover(document, document.positionAt(offset), json)
    return hover === null ? '' : [hover.contents].flat().map(getMarkupText).join('\n')
  }
  return {
    /** Returns the diagnostics, each with its line, its text and its message. */
    async listProblems(): Promise<string[]> {
      const diagnostics = await service.doValidation(document, json, { schemaRequest: 'error' })
      return diagnostics.map(({ range, message }) => `${range.start.line + 1} ${document.getText(range)}: ${getMarkupText(message)}`)
    },
    /** Returns the hover text at the first occurrence of a text. */
    getHover: (target: string): Promise<string> => fetchHover(getOffset(target)),
    /** Returns the keys without hover text, each with its line. */
    async listKeysWithoutHover(): Promise<string[]> {
      const keys = listKeyNodes((json as { root?: ASTNode }).root)
      const texts = await Promise.all(keys.map(({ offset }) => fetchHover(offset + 1)))
      return keys.flatMap(({ offset, value }, index) => (texts[index] === '' ? [`${document.positionAt(offset).line + 1} ${value}`] : []))
    },
    /** Returns the completions after the first character of the first occurrence of a text, with their descriptions. */
    async getCompletions(target: string): Promise<Record<string, string>> {
      const list = await service.doComplete(document, document.positionAt(getOffset(target)), json)
      return Object.fromEntries((list?.items ?? []).map(({ label, documentation = '' }) => [label, getMarkupText(documentation)]))
    },
  }
}

/** Returns every key of a node and its descendants except `$schema`, which editors describe themselves. */
function listKeyNodes(node: ASTNode | undefined): StringASTNode[] {
  const childKeys = node?.children?.flatMap(listKeyNodes) ?? []
  return node?.type === 'property' && node.keyNode.value !== '$schema' ? [node.keyNode, ...childKeys] : childKeys
}

const getMarkupText = (markup: string | { readonly value: string }): string => (typeof markup === 'string' ? markup : markup.value)
