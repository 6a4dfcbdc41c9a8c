import type { HelpTopic } from '../../generated/api.ts'

/**
 * Returns the topics by group, in the order of each group's first topic. If `requestedGroups` is given, returns only
 * the groups with these names.
 */
export function groupTopics(
  topics: readonly HelpTopic[],
  requestedGroups?: readonly string[],
): readonly { readonly group: string; readonly topics: readonly HelpTopic[] }[] {
  const groups = new Map<string, HelpTopic[]>()
  for (const topic of topics) {
    if (requestedGroups !== undefined && !requestedGroups.includes(topic.group)) continue
    groups.set(topic.group, [...(groups.get(topic.group) ?? []), topic])
  }
  return [...groups].map(([group, topicsInGroup]) => ({ group, topics: topicsInGroup }))
}
