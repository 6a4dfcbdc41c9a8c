import { useState } from 'react'
import type { AgentAddRegisterLinkBody, AgentChangeRegisterLinkBody, RegisterLinks } from '../../generated/api.ts'
import { type PagedQuery, usePagedQuery, usePorts } from '../../engine/index.ts'

export interface RegisterLinksQuery extends PagedQuery<RegisterLinks> {
  /** Resolves to the code of the new link. Rejects with a `Problem`. */
  add(link: AgentAddRegisterLinkBody): Promise<string>
  change(change: AgentChangeRegisterLinkBody): Promise<void>
}

/** Returns the agent's registration links, and updates them with the response to each change. */
export function useRegisterLinks(): RegisterLinksQuery {
  const { agent } = usePorts()
  const query = usePagedQuery('register links', (ports) => ports.agent.registerLinks())
  const { value } = query
  const [updated, setUpdated] = useState<{ readonly base: RegisterLinks; readonly links: RegisterLinks }>()
  const current = value && updated?.base === value ? updated.links : value
  return {
    ...query,
    value: current,
    add: async (link) => {
      const created = await agent.addRegisterLink(link)
      if (value && current) setUpdated({ base: value, links: { ...current, links: [created, ...current.links] } })
      return created.code
    },
    change: async (change) => {
      const links = await agent.changeRegisterLink(change)
      if (value) setUpdated({ base: value, links })
    },
  }
}
