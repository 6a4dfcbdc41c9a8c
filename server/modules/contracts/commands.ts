import { contractTerms } from '../../../src/engine/rules/contract-terms.ts'
import type { AccountRecord } from '../../database/records.ts'
import type { ContractKind } from '../../database/columns.ts'
import type { Tenant } from '../../database/tenant.ts'
import { getAgent } from '../accounts/index.ts'
import { type AdminCommands, defineBrandCommand, AdminApiError } from '../commands/index.ts'
import { createContractStore } from './store/contracts.ts'

/** Commands for the operator's permission to offer kinds of contract. */
export const contractCommands: AdminCommands = {
  contracts: defineBrandCommand({
    permission: 'accounts.read',
    title: 'Contracts',
    usage: 'contracts <brand> <username>',
    help: 'Shows which kinds of contract an agent is permitted to offer to agents in their downline. Without permission, an agent can offer a kind only while they have such a contract with their upline.',
    parameters: { username: 'text' },
    run: async ({ tenant }, { username }) => describePermits(tenant, await getAgent(tenant, username)),
  }),
  'set-contract': defineBrandCommand({
    permission: 'agents.write',
    title: 'Change contract permission',
    usage: 'contracts <brand> <username> <kind> <on>',
    help: 'Changes whether an agent is permitted to offer a kind of contract to agents in their downline: dividend, dailySalary, hourlySalary or realtimeSalary.',
    sensitive: true,
    parameters: { username: 'text', kind: 'text', on: 'boolean' },
    audit: async (_site, { username = '' }, { tenant }) => ({ value: await describePermits(tenant, await getAgent(tenant, username)) }),
    run: async ({ tenant }, { username, kind, on }) => {
      if (!isContractKind(kind))
        throw new AdminApiError(`There is no kind of contract "${kind}". Expected one of: ${Object.keys(contractTerms).join(', ')}.`)
      const agent = await getAgent(tenant, username)
      await createContractStore(tenant, agent.id).setPermit(kind, on)
      return describePermits(tenant, agent)
    },
  }),
}

const isContractKind = (kind: string): kind is ContractKind => Object.hasOwn(contractTerms, kind)

/** Returns for each kind of contract whether the operator permits the agent to offer it. */
async function describePermits(tenant: Tenant, { id }: AccountRecord): Promise<Readonly<Record<string, boolean>>> {
  const permits = await createContractStore(tenant, id).listPermits()
  return Object.fromEntries(Object.keys(contractTerms).map((kind) => [kind, isContractKind(kind) && permits.includes(kind)]))
}
