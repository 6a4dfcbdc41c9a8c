import './ui/base.css'
import { createPorts, getFile, measure, reloadWhenOutdated } from './adapters/index.ts'
import { type Boot, createEngine, reportProblem, startSite } from './engine/index.ts'
import { nextTask } from './ui/hooks/timing.ts'
import { features } from './features/index.ts'
import { eagerWidgets, loadOtherWidgets } from './widgets/eager-widgets.ts'

/**
 * Assembles the layers and starts the app, in a task after the one that loads the code. A page that cannot start shows
 * the message in its HTML.
 */
async function start(): Promise<void> {
  await nextTask()
  const root = document.getElementById('root')
  const bootJson = document.getElementById('livery-boot')?.textContent
  if (root === null || bootJson == null) throw new Error('No #root or #livery-boot')
  const boot = JSON.parse(bootJson) as Boot
  try {
    await startSite(
      () => createEngine({ boot, widgets: eagerWidgets, loadOtherWidgets, features, connect: createPorts, getFile, window, measure }),
      root,
    )
  } catch (error) {
    root.textContent = boot.messages['error_unknown'] ?? boot.config.merchant.name
    reportProblem(error)
  }
}

reloadWhenOutdated(window, import.meta.url)
// Not awaited here: chunks import this module, so a top-level await would deadlock with the chunks it waits for.
start().catch(reportProblem)
