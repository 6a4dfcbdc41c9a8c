import './ui/base.css'
import { createPorts, getFile, measure, reloadOutdated } from './adapters/index.ts'
import { type Boot, createEngine, reportProblem, startSite } from './engine/index.ts'
import { nextTask } from './ui/hooks/timing.ts'
import { features } from './features/index.ts'
import { firstWidgets, loadOtherWidgets } from './widgets/first-widgets.ts'

/**
 * Puts the rooms together and starts, after the task that loads the program. A page that cannot start says so in the
 * words that it carries.
 */
async function start(): Promise<void> {
  await nextTask()
  const root = document.getElementById('root')
  const carried = document.getElementById('livery-boot')?.textContent
  if (root === null || carried == null) throw new Error('The page carries no brand.')
  const boot = JSON.parse(carried) as Boot
  try {
    await startSite(
      () => createEngine({ boot, widgets: firstWidgets, loadOtherWidgets, features, connect: createPorts, getFile, window, measure }),
      root,
    )
  } catch (error) {
    root.textContent = boot.messages['error_unknown'] ?? boot.config.merchant.name
    reportProblem(error)
  }
}

reloadOutdated(window, import.meta.url)
// Not awaited here: a part that loads later imports this one, and would wait for it while it waits for that part.
start().catch(reportProblem)
