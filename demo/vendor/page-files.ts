import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface PageFile {
  readonly type: string
  readonly etag: string
  body(): Promise<string>
}

const contentTypes: Readonly<Record<string, string>> = { css: 'text/css; charset=utf-8', ts: 'text/javascript; charset=utf-8' }

/**
 * Returns the files that the vendor's pages may load: the style sheets and modules of `pages`, and the rules of `play`
 * with which browsers verify rounds. Modules are TypeScript here and are served as JavaScript under the same names.
 */
export function readPageFiles(): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>()
  for (const folder of ['pages', 'play'])
    for (const name of readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`
      const type = name.endsWith('.test.ts') ? undefined : contentTypes[/\.(css|ts)$/.exec(name)?.[1] ?? '']
      if (type !== undefined) files.set(path, loadPageFile(path, type))
    }
  return files
}

function loadPageFile(path: string, type: string): PageFile {
  const source = readFileSync(join(import.meta.dirname, path), 'utf8')
  const etag = `"${createHash('sha256').update(source).digest('hex').slice(0, 16)}"`
  let cachedBody: Promise<string> | undefined
  return { type, etag, body: () => (cachedBody ??= path.endsWith('.ts') ? toJavaScript(source, path) : Promise.resolve(source)) }
}

/** Strips the types. The transpiler is imported on first use, because a server that opens no game does not need it. */
async function toJavaScript(source: string, path: string): Promise<string> {
  const { transformWithOxc } = await import('vite')
  const { code } = await transformWithOxc(source, path, { target: 'es2022', sourcemap: false })
  return code
}
