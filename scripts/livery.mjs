#!/usr/bin/env node
import { register } from 'tsx/esm/api'

register()
const { openProjectOrExit } = await import('./project/open-project.ts')
await openProjectOrExit(process.cwd())
const { generateCodeOrExit } = await import('./tools/generate-code.ts')
// The subcommands of `livery platform` are derived from the sources of the server, and the types of a project's texts
// and admin commands from its own sources.
await generateCodeOrExit({ all: ['generate', 'dev', 'platform'].includes(process.argv[2] ?? '') })
const { main } = await import('./cli/main.ts')
// The reader of the output may close it early: `livery diff … | head`. A command that has started other programs stops
// them first, as after a signal.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  if (!process.emit('SIGTERM')) process.exit()
})
process.exitCode = await main(process.argv.slice(2))
