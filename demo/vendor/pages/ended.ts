import { createElement } from './kit/dom.ts'
import { notifySite } from './kit/start.ts'
import { text } from './kit/texts.ts'

document
  .getElementById('game')
  ?.replaceChildren(
    createElement(
      'main',
      { class: 'stage ended' },
      createElement('h1', {}, text('ended_title')),
      createElement('p', {}, text('ended_text')),
    ),
  )
notifySite('ended')
