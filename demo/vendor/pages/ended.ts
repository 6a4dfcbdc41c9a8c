import { make } from './kit/dom.ts'
import { notifySite } from './kit/start.ts'
import { text } from './kit/texts.ts'

document
  .getElementById('game')
  ?.replaceChildren(make('main', { class: 'stage ended' }, make('h1', {}, text('ended_title')), make('p', {}, text('ended_text'))))
notifySite('ended')
