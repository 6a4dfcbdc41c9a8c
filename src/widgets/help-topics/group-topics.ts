import type { HelpTopic } from '../../generated/api.ts'

/**
 * The topics by what they are about, groups in the order in which their first topic stands; only `requested` groups
 * where some are named.
 */
export function groupTopics(
  topics: readonly HelpTopic[],
  requested?: readonly string[],
): readonly { readonly group: string; readonly topics: readonly HelpTopic[] }[] {
  const groups = new Map<string, HelpTopic[]>()
  for (const topic of topics) {
    if (requested !== undefined && !requested.includes(topic.group)) continue
    groups.set(topic.group, [...(groups.get(topic.group) ?? []), topic])
  }
  return [...groups].map(([group, members]) => ({ group, topics: members }))
}
