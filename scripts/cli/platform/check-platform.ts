import { isIP } from 'node:net'
import { callRefusals, createContractClient, type ContractClient, type Outcome } from './contract-client.ts'
import { type CallName, endpoints } from '../../../src/generated/endpoints.ts'
import { errorCatalogue } from '../../../src/generated/errors.ts'
import type { Permission } from '../../../src/generated/api.ts'

/** The result of one test of the contract. */
export interface ContractResult {
  readonly endpoint: CallName
  readonly test: string
  readonly result: 'passed' | 'failed' | 'skipped'
  /** What is wrong, or why it was not tested. Never contains a token, a password or a response's values. */
  readonly detail?: string
}

export interface TestAccount {
  readonly username: string
  readonly password: string
}

/** Endpoints that a platform cannot do without. */
const indispensable: readonly CallName[] = ['system.status', 'game.menus']
/** Endpoints that a login needs. */
const ofSession: readonly CallName[] = ['session.logout', 'member.info', 'wallet.balance']
/** Endpoints that end the session, in this order last. */
const last: readonly CallName[] = ['session.logout']

/**
 * Tests a platform against the contract: each endpoint that it declares, with valid and invalid input, with and without
 * a token. Changes nothing but the session of the account: endpoints that change something are only sent invalid input.
 */
export async function checkPlatform(origin: string, account: TestAccount | undefined): Promise<readonly ContractResult[]> {
  const client = createContractClient(origin)
  const results: ContractResult[] = []
  const add = (endpoint: CallName, test: string, fault: string | undefined | { readonly skipped: string }): void => {
    const result = fault === undefined ? 'passed' : typeof fault === 'string' ? 'failed' : 'skipped'
    results.push({ endpoint, test, result, ...(fault !== undefined && { detail: typeof fault === 'string' ? fault : fault.skipped }) })
  }
  const status = await client.call('system.status', { url: new URL(origin).host })
  const fault = valueFault(client, 'system.status', status)
  add('system.status', 'valid input', fault)
  if (fault !== undefined) return results
  const { info } = status.value as Permission
  const declared = (info.endpoints ?? Object.keys(endpoints)) as readonly CallName[]
  const unknown = declared.filter((name) => !(name in endpoints))
  add('system.status', 'declares known endpoints', unknown.length > 0 ? `unknown: ${unknown.join(', ')}` : undefined)
  const needed = [...indispensable, ...(declared.includes('session.login') ? ofSession : [])]
  const absent = needed.filter((name) => !declared.includes(name))
  add('system.status', 'declares what a site needs', absent.length > 0 ? `missing: ${absent.join(', ')}` : undefined)

  const supported = declared.filter((name) => name in endpoints && name !== 'system.status')
  const token = await logIn(client, supported, account, info, add)
  for (const name of [...supported.filter((one) => !last.includes(one)), ...supported.filter((one) => last.includes(one))])
    if (name !== 'session.login') await testEndpoint(client, name, token, add)
  if (token !== undefined && supported.includes('session.logout') && supported.includes('member.info'))
    add('session.logout', 'ends the session', refusalFault(await client.call('member.info', undefined, { token }), 'not_logged_in'))
  return results
}

type Add = (endpoint: CallName, test: string, fault: string | undefined | { readonly skipped: string }) => void

/** Logs in with the account, wrongly first. Returns the token. */
async function logIn(
  client: ContractClient,
  supported: readonly CallName[],
  account: TestAccount | undefined,
  { publicKey }: Permission['info'],
  add: Add,
): Promise<string | undefined> {
  if (!supported.includes('session.login')) return undefined
  if (account === undefined) {
    add('session.login', 'valid input', { skipped: 'no account: set --username and LIVERY_CHECK_PASSWORD' })
    return undefined
  }
  const use = { key: publicKey }
  const wrong = await client.call('session.login', { ...account, password: `${account.password}x`, type: 'username' }, use)
  add('session.login', 'wrong password', refusalFault(wrong, ...endpoints['session.login'].errors, 'too_many_requests'))
  const right = await client.call('session.login', { ...account, type: 'username' }, use)
  const fault = valueFault(client, 'session.login', right)
  add('session.login', 'valid input', fault)
  add('session.login', 'a payload is valid once', refusalFault(await right.repeat(), 'payload_invalid'))
  return fault === undefined ? (right.value as { readonly token: string }).token : undefined
}

async function testEndpoint(client: ContractClient, name: CallName, token: string | undefined, add: Add): Promise<void> {
  const { method, token: needs, proof, encrypted } = endpoints[name]
  const use = token === undefined ? {} : { token }
  if (needs === 'required') {
    add(name, 'without a token', refusalFault(await client.call(name, client.sampleOf(name)), 'not_logged_in'))
    add(name, 'with a wrong token', refusalFault(await client.call(name, client.sampleOf(name), { token: 'not-a-token' }), 'not_logged_in'))
  }
  const reads = method === 'GET' || last.includes(name)
  if (proof || encrypted) add(name, 'valid input', { skipped: 'needs a proof of work or an encrypted payload' })
  else if (needs === 'required' && token === undefined) add(name, 'valid input', { skipped: 'needs the account' })
  else if (!reads) add(name, 'valid input', { skipped: 'it changes something' })
  else {
    const outcome = await client.call(name, client.sampleOf(name), use)
    add(
      name,
      'valid input',
      outcome.code !== undefined && callRefusals(name).has(outcome.code) ? refusalFault(outcome) : valueFault(client, name, outcome),
    )
    add(name, 'headers', headerFault(outcome, needs))
  }
  const invalid = client.invalidOf(name)
  if (proof || encrypted || (needs === 'required' && token === undefined) || invalid === undefined) return
  add(name, 'invalid input', refusalFault(await client.call(name, invalid, use), 'bad_request', ...endpoints[name].errors))
}

/** Returns what is wrong with a response that should have a value. */
function valueFault(client: ContractClient, name: CallName, outcome: Outcome): string | undefined {
  if (outcome.fault !== undefined) return outcome.fault
  if (outcome.code !== undefined) return `refused with ${outcome.code}`
  if (outcome.status !== 200) return `HTTP status ${String(outcome.status)} instead of 200`
  const faults = client.validate(name, outcome.value)
  return faults.length === 0 ? undefined : faults.join('; ')
}

/** Returns what is wrong with a response that should be refused with one of these codes. */
function refusalFault(outcome: Outcome, ...codes: readonly string[]): string | undefined {
  if (outcome.fault !== undefined) return outcome.fault
  const { code } = outcome
  if (code === undefined) return 'was accepted'
  const expected = errorCatalogue[code as keyof typeof errorCatalogue] as { readonly status: number } | undefined
  if (expected === undefined) return `the code ${JSON.stringify(code)} is not in the catalogue of errors`
  if (codes.length > 0 && !codes.includes(code)) return `refused with ${code}; expected ${codes.slice(0, 3).join(' or ')}`
  return expected.status === outcome.status
    ? undefined
    : `${code} with HTTP status ${String(outcome.status)} instead of ${String(expected.status)}`
}

function headerFault({ headers }: Outcome, token: 'none' | 'optional' | 'required'): string | undefined {
  if (!/^application\/json\b/.test(headers.get('content-type') ?? '')) return `content-type is ${headers.get('content-type') ?? 'missing'}`
  if (Number.isNaN(Date.parse(headers.get('date') ?? ''))) return 'date is missing'
  const cache = headers.get('cache-control') ?? ''
  return token === 'required' && !/no-store|private/.test(cache) ? 'a response of an account needs cache-control: no-store' : undefined
}

/** Whether an origin can be tested without TLS: it is on this machine. */
export const isLocal = ({ hostname }: URL): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  (isIP(hostname) !== 0 && hostname.startsWith('127.')) ||
  hostname === '[::1]'
