import './ui/base.css'
import { createPorts, fetchJsonFile, sendAnalyticsEvent, reloadWhenOutdated } from './adapters/index.ts'
import { type Boot, createEngine, reportProblem, startSite } from './engine/index.ts'
import { waitForNextTask } from './ui/hooks/timing.ts'
import { features } from './features/index.ts'
import { eagerWidgets, loadOtherWidgets } from './widgets/eager-widgets.ts'

/**
 * Assembles the layers and starts the site, in a task after the one that runs the entry bundle. If the site cannot
 * start, shows the message `error_unknown` of the boot data, or else the brand's name, and reports the error.
 */
async function start(): Promise<void> {
  await waitForNextTask()
  const root = document.getElementById('root')
  const bootJson = document.getElementById('livery-boot')?.textContent
  if (root === null || bootJson == null) throw new Error('Expected the elements #root and #livery-boot, found at most one')
  const boot = JSON.parse(bootJson) as Boot
  try {
    await startSite(
      () =>
        createEngine({
          boot,
          widgets: eagerWidgets,
          loadOtherWidgets,
          features,
          createPorts,
          getFile: fetchJsonFile,
          window,
          sendAnalyticsEvent,
        }),
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
