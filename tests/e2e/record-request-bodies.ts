import type { Page } from '@playwright/test'

/**
 * Returns the JSON bodies that pages loaded from now on send to a path, in order. They are recorded in the page, since
 * the browser's log has no body for cloned requests.
 */
export async function recordRequestBodies(page: Page, path: string): Promise<readonly unknown[]> {
  const bodies: unknown[] = []
  await page.exposeFunction('recordBody', (body: string) => void bodies.push(JSON.parse(body)))
  await page.addInitScript({
    content: `{
      const send = window.fetch
      window.fetch = async (request, ...rest) => {
        if (request instanceof Request && new URL(request.url).pathname === ${JSON.stringify(path)}) await window.recordBody(await request.clone().text())
        return send(request, ...rest)
      }
    }`,
  })
  return bodies
}
