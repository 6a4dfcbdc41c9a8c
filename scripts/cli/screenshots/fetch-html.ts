import { fetchPath } from './fetch-path.ts'

/** A page as the server renders it. */
interface ServerHtml {
  /** The HTML without scripts and their data. */
  readonly content: string
  /** The version of the merchant that the server serves; `undefined` if the page does not contain it. */
  readonly version: string | undefined
}

export async function fetchHtml(port: number, host: string, path: string, cookie: string): Promise<ServerHtml> {
  const { text: html } = await fetchPath({ port, host, path, headers: { cookie } })
  const [, bootData = '{}'] = /<script type="application\/json" id="livery-boot">([^]*?)<\/script>/.exec(html) ?? []
  const { version } = JSON.parse(bootData) as { readonly version?: string }
  return { content: html.replace(/<script[^]*?<\/script>/g, ''), version }
}
