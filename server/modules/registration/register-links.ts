import type { AgentAddRegisterLinkBody, AgentChangeRegisterLinkBody, RegisterLink, RegisterLinks } from '../../../src/generated/api.ts'
import { capTerms, serializePlayTerms } from '../../../src/engine/rules/play-terms.ts'
import type { AccountRecord } from '../../database/records.ts'
import { withTransaction } from '../../database/tenant.ts'
import { createAccountStore, assertAgent } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { createReference } from '../secrets/index.ts'
import type { RegisterContext } from './register-member.ts'
import { createAffiliateStore, type LinkRow } from './store/affiliates.ts'
import { requireDownlineTerms, getCurrentTerms, assertDownlineType, listDownlineTypes } from './downline-terms.ts'

type LinkContext = Pick<RegisterContext, 'tenant' | 'config'>

/** Maximum number of links per agent, including affiliate codes that an operator has assigned. */
const maxLinks = 50

/**
 * Returns the agent's links, and the best terms that the agent may give with a new one.
 * @throws ApiError forbidden
 */
export async function listRegisterLinks(context: LinkContext, agent: AccountRecord): Promise<RegisterLinks> {
  assertAgent(agent)
  const { tenant, config } = context
  const links = await createAffiliateStore(tenant).list(agent)
  return {
    links: links.map((link) => toLinkDto(context, agent, link)),
    maxLinks,
    types: [...listDownlineTypes(agent)],
    own: serializePlayTerms(getCurrentTerms(config, agent)),
    minLevel: config.games.prizeLevels.min,
  }
}

/**
 * Creates a link with a random code.
 * @throws ApiError forbidden, fields_invalid, register_links_full; Error if the generated code is taken
 */
export async function addRegisterLink(
  context: LinkContext,
  agent: AccountRecord,
  { type, terms: input }: AgentAddRegisterLinkBody,
): Promise<RegisterLink> {
  assertAgent(agent)
  assertDownlineType(agent, type)
  const terms = requireDownlineTerms(context.config, agent, input)
  return withTransaction(context.tenant, async (trx) => {
    await createAccountStore(trx).lock(agent.id)
    const links = createAffiliateStore(trx)
    if ((await links.count(agent.username)) >= maxLinks) throw new ApiError('register_links_full')
    const code = createReference('A')
    if (!(await links.insertIfNew({ code, agent: agent.username, type, terms }))) throw new Error(`The generated code "${code}" is taken.`)
    return toLinkDto(context, agent, { code, type, terms, disabled: false, created_at: new Date(), memberCount: 0n })
  })
}

/**
 * Enables, disables or deletes a link, and returns all links.
 * @throws ApiError forbidden; not_found if the agent has no link with this code
 */
export async function changeRegisterLink(
  context: LinkContext,
  agent: AccountRecord,
  { code, step }: AgentChangeRegisterLinkBody,
): Promise<RegisterLinks> {
  assertAgent(agent)
  const links = createAffiliateStore(context.tenant)
  const isFound =
    step === 'delete' ? await links.deleteByAgent(agent.username, code) : await links.setDisabled(agent.username, code, step === 'off')
  if (!isFound) throw new ApiError('not_found')
  return listRegisterLinks(context, agent)
}

const toLinkDto = (
  { config }: LinkContext,
  agent: AccountRecord,
  { code, type, terms, disabled, created_at, memberCount }: LinkRow,
): RegisterLink => ({
  code,
  type,
  terms: serializePlayTerms(capTerms(terms, getCurrentTerms(config, agent))),
  disabled,
  createdAt: created_at.toISOString(),
  people: Number(memberCount),
})
