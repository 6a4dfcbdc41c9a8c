import { expect, it, vi } from 'vitest'
import actionSchema from '../../schemas/merchant/common.json' with { type: 'json' }
import { createActions, builtInHandlers } from '../engine/render/create-actions.ts'
import { features } from './index.ts'

const handledActions = [...Object.keys(builtInHandlers), ...features.flatMap(({ actions = {} }) => Object.keys(actions))]

it('every action of the schema has exactly one handler, and there are no others', () => {
  expect(handledActions.toSorted()).toEqual(Object.keys(actionSchema.definitions.action.properties).toSorted())
})

it('features and pending intents have unique names', () => {
  for (const names of [features.map(({ name }) => name), features.flatMap(({ intents = {} }) => Object.keys(intents))])
    expect(new Set(names).size).toBe(names.length)
})

it('creating an engine fails if an action has two handlers', () => {
  const conflictingFeatures = [
    { name: 'one', actions: { support: vi.fn() } },
    { name: 'two', actions: { support: vi.fn() } },
  ]
  expect(() => createActions(() => expect.fail('There is no engine yet.'), conflictingFeatures)).toThrow(
    'Feature two performs action support',
  )
})
