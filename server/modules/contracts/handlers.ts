import type { ApiHandlers } from '../api-context/index.ts'
import { getContractInfo } from './contract-access.ts'
import { listContracts } from './list-contracts.ts'
import { getAgentIncome } from './get-agent-income.ts'
import { listSettlements } from './list-settlements.ts'
import { offerContract } from './offer-contract.ts'
import { applyContractStep } from './apply-contract-step.ts'
import type { NoticeContext } from '../inbox/index.ts'

type ContractEndpoint = `agent.${
  | 'contractInfo'
  | 'contracts'
  | 'dividendRequest'
  | 'dailySalaryContract'
  | 'hourlySalary'
  | 'realtimeSalaryContract'
  | 'contractStep'
  | 'settlements'
  | 'income'}`

/** Handlers of the endpoints for contracts between agents. */
export const createContractHandlers = ({ jobs }: Pick<NoticeContext, 'jobs'>): ApiHandlers<ContractEndpoint> => ({
  'agent.contractInfo': (context) => getContractInfo(context, context.member.account),
  'agent.contracts': (context, query) => listContracts(context, context.member.account, query),
  'agent.settlements': (context, query) => listSettlements(context, context.member.account, query),
  'agent.income': (context, { period }) =>
    getAgentIncome({ ...context, timeZone: context.brand.config.merchant.timeZone }, context.member.account, period),
  'agent.dividendRequest': (context, body) => offerContract({ ...context, jobs }, context.member.account, 'dividend', { ...body }),
  'agent.dailySalaryContract': (context, body) => offerContract({ ...context, jobs }, context.member.account, 'dailySalary', { ...body }),
  'agent.hourlySalary': (context, body) => offerContract({ ...context, jobs }, context.member.account, 'hourlySalary', { ...body }),
  'agent.realtimeSalaryContract': (context, body) =>
    offerContract({ ...context, jobs }, context.member.account, 'realtimeSalary', { ...body }),
  'agent.contractStep': (context, body) => applyContractStep({ ...context, jobs }, context.member.account, body),
})
