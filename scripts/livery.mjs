#!/usr/bin/env node
import { register } from 'tsx/esm/api'

register()
const { openProjectOrExit } = await import('./project/open-project.ts')
await openProjectOrExit(process.cwd())
const { generateCodeOrExit } = await import('./tools/generate-code.ts')
await generateCodeOrExit()
const { main } = await import('./cli/main.ts')
// The reader of the output may close it early: `livery diff … | head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
process.exitCode = await main(process.argv.slice(2))
