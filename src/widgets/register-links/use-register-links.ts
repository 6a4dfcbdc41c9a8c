import { useState } from 'react'
import type { AgentAddRegisterLinkBody, AgentChangeRegisterLinkBody, RegisterLinks } from '../../generated/api.ts'
import { type PagedQuery, usePagedQuery, usePorts } from '../../engine/index.ts'

export interface RegisterLinksQuery extends PagedQuery<RegisterLinks> {
  /** Creates a link and resolves to its code. Rejects with a `Problem` if the request fails. */
  add(link: AgentAddRegisterLinkBody): Promise<string>
  /** Enables, disables or deletes a link. Rejects with a `Problem` if the request fails. */
  change(change: AgentChangeRegisterLinkBody): Promise<void>
}

/** Returns the agent's registration links, and updates them with the response to each change. */
export function useRegisterLinks(): RegisterLinksQuery {
  const { agent } = usePorts()
  const query = usePagedQuery('register links', (ports) => ports.agent.registerLinks())
  const { value } = query
  const [localUpdate, setLocalUpdate] = useState<{ readonly base: RegisterLinks; readonly links: RegisterLinks }>()
  const currentLinks = value && localUpdate?.base === value ? localUpdate.links : value
  return {
    ...query,
    value: currentLinks,
    add: async (link) => {
      const createdLink = await agent.addRegisterLink(link)
      if (value && currentLinks) setLocalUpdate({ base: value, links: { ...currentLinks, links: [createdLink, ...currentLinks.links] } })
      return createdLink.code
    },
    change: async (change) => {
      const changedLinks = await agent.changeRegisterLink(change)
      if (value) setLocalUpdate({ base: value, links: changedLinks })
    },
  }
}
