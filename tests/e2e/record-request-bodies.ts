import type { Page } from '@playwright/test'

/**
 * Records the JSON bodies that pages loaded after this call send to a path. Returns an array that grows with each
 * request. `fetch` is wrapped in the page, because Playwright has no body for a cloned request.
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
