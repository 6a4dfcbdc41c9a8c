import { register } from 'tsx/esm/api'

/**
 * Vite plugins for tests of a project: `plugins: [livery()]` in its `vitest.config.ts`. Brings `.livery` up to date
 * first.
 */
export async function livery() {
  const unregister = register()
  const { openProjectOrExit } = await import('./open-project.ts')
  await openProjectOrExit(process.cwd())
  const { generateCodeOrExit } = await import('../tools/generate-code.ts')
  await generateCodeOrExit()
  const { createTestPlugins } = await import('./test-plugins.ts')
  await unregister()
  return createTestPlugins()
}
