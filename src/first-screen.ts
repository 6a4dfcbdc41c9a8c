import { renderFirstScreen as renderEngineFirstScreen, type FirstScreen, type FirstScreenOptions } from './engine/first-screen.ts'
import { features } from './features/index.ts'
import { widgets } from './widgets/index.ts'

/** Server entry: assembles the layers as `main.tsx` does in the browser, and renders the first screen of a page. */
export const renderFirstScreen = (options: Omit<FirstScreenOptions, 'widgets' | 'features'>): Promise<FirstScreen> =>
  renderEngineFirstScreen({ ...options, widgets, features })
