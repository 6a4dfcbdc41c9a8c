import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { createFakePorts } from '../../../src/adapters/fake-ports.ts'
import { App, createEngine } from '../../../src/engine/index.ts'
import { features } from '../../../src/features/index.ts'
import { widgets } from '../../../src/widgets/index.ts'
import '../../../src/ui/base.css'
import { createMenus, createPermission, readBoot, measure, measureHiding } from './bench-page.ts'

const boot = readBoot()
const root = createRoot(document.getElementById('root') as HTMLElement, { onUncaughtError: (error) => document.body.append(String(error)) })
const engine = createEngine({
  boot,
  widgets,
  features,
  createPorts: () => createFakePorts(),
  getFile: async () => ({}),
  window,
})

window.bench = {
  render: async (cards) => {
    const gameMenus = createMenus(Object.keys(boot.config.games.categories), cards)
    await Promise.all(['game-grid'].map((kind) => engine.registry.load(kind)))
    engine.facts.setFact('permission', createPermission(true), 'ready')
    return measure(() => {
      engine.facts.setFact('gameMenus', gameMenus, 'ready')
      flushSync(() => root.render(<App engine={engine} />))
    })
  },
  hide: async () => measureHiding((on) => flushSync(() => engine.facts.setFact('permission', createPermission(on), 'ready'))),
  getMarkup: () => document.getElementById('main')?.innerHTML ?? '',
}
