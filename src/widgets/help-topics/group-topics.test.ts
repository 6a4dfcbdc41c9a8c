import { describe, expect, it } from 'vitest'
import { groupTopics } from './group-topics.ts'

const createTopic = (id: string, group: string) => ({ id, group, title: id, content: '' })
const topics = [createTopic('terms', 'about'), createTopic('deposit', 'money'), createTopic('refund', 'about')]
const toIdLists = (groups: ReturnType<typeof groupTopics>) =>
  groups.map(({ group, topics: topicsInGroup }) => [group, ...topicsInGroup.map(({ id }) => id)])

describe('groupTopics', () => {
  it('returns groups in the order of their first topic, each with all of its topics', () => {
    expect(toIdLists(groupTopics(topics))).toEqual([
      ['about', 'terms', 'refund'],
      ['money', 'deposit'],
    ])
  })

  it('returns only the requested groups', () => {
    expect(toIdLists(groupTopics(topics, ['money', 'partners']))).toEqual([['money', 'deposit']])
  })
})
