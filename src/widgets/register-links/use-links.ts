import { useState } from 'react'
import type { AgentAddRegisterLinkBody, AgentChangeRegisterLinkBody, RegisterLinks } from '../../generated/api.ts'
import { type PagedQuery, usePagedQuery, usePorts } from '../../engine/index.ts'

export interface Links extends PagedQuery<RegisterLinks> {
  /** Resolves to the code of the new link. Rejects with a `Problem`. */
  add(link: AgentAddRegisterLinkBody): Promise<string>
  change(change: AgentChangeRegisterLinkBody): Promise<void>
}

/** The agent's registration links, as of the last response. */
export function useLinks(): Links {
  const { agent } = usePorts()
  const answer = usePagedQuery('register links', (ports) => ports.agent.registerLinks())
  const { value } = answer
  const [changed, setChanged] = useState<{ readonly of: RegisterLinks; readonly links: RegisterLinks }>()
  const now = value && changed?.of === value ? changed.links : value
  return {
    ...answer,
    value: now,
    add: async (link) => {
      const made = await agent.addRegisterLink(link)
      if (value && now) setChanged({ of: value, links: { ...now, links: [made, ...now.links] } })
      return made.code
    },
    change: async (change) => {
      const links = await agent.changeRegisterLink(change)
      if (value) setChanged({ of: value, links })
    },
  }
}
