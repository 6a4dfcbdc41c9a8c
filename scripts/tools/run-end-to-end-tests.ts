import { bundleServer } from './bundle-server.ts'
import { requireBrowser } from './require-browser.ts'
import { run } from './run.ts'

/** Runs the end-to-end tests in the installed browser. Resolves to Playwright's exit code. */
export async function runEndToEndTests(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const browser = requireBrowser()
  const server = await bundleServer('tests/e2e/serve.ts')
  return run('playwright', ['test', ...args], { ...env, E2E_SERVER: server, ...(browser !== undefined && { CHROMIUM: browser }) })
}
