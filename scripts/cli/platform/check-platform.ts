import { BlockList, isIP } from 'node:net'
import { createContractClient, type ContractClient, type Outcome } from './contract-client.ts'
import { type EndpointName, endpoints } from '../../../src/generated/endpoints.ts'
import { errorCatalogue } from '../../../src/generated/errors.ts'
import type { Permission } from '../../../src/generated/api.ts'

/** The result of one test of the contract. */
export interface ContractResult {
  readonly endpoint: EndpointName
  readonly test: string
  readonly result: 'passed' | 'failed' | 'skipped'
  /** Reason for a failure or for skipping. Never contains a token, a password or data of an account. */
  readonly detail?: string
}

export interface TestAccount {
  readonly username: string
  readonly password: string
}

/** Endpoints that every platform needs. */
const requiredEndpoints: readonly EndpointName[] = ['system.status', 'game.menus']
/** Endpoints that a platform with `session.login` needs as well. */
const sessionEndpoints: readonly EndpointName[] = ['session.logout', 'member.info', 'wallet.balance']

/** Adds the result of a test: it has passed if `fault` is `undefined`. */
type AddResult = (endpoint: EndpointName, test: string, fault: string | undefined | { readonly skipped: string }) => void

/**
 * Tests a platform against the contract: each endpoint that it declares, with valid and invalid input, with and without
 * a token. Changes nothing but the session of the account: endpoints that change data receive valid input only without
 * a valid token.
 */
export async function checkPlatform(origin: string, account: TestAccount | undefined): Promise<readonly ContractResult[]> {
  const client = createContractClient(origin)
  const results: ContractResult[] = []
  const addResult: AddResult = (endpoint, test, fault) => {
    const result = fault === undefined ? 'passed' : typeof fault === 'string' ? 'failed' : 'skipped'
    results.push({ endpoint, test, result, ...(fault !== undefined && { detail: typeof fault === 'string' ? fault : fault.skipped }) })
  }
  const status = await client.call('system.status', { url: new URL(origin).host })
  const fault = findValueFault(client, 'system.status', status)
  addResult('system.status', 'valid input', fault)
  if (fault !== undefined) return results
  const { info } = status.value as Permission
  const declaredNames = (info.endpoints ?? Object.keys(endpoints)) as readonly EndpointName[]
  const unknownNames = declaredNames.filter((name) => !(name in endpoints))
  addResult('system.status', 'declares known endpoints', unknownNames.length > 0 ? `unknown: ${unknownNames.join(', ')}` : undefined)
  const requiredNames = [...requiredEndpoints, ...(declaredNames.includes('session.login') ? sessionEndpoints : [])]
  const missingNames = requiredNames.filter((name) => !declaredNames.includes(name))
  addResult('system.status', 'declares what a site needs', missingNames.length > 0 ? `missing: ${missingNames.join(', ')}` : undefined)

  const supportedNames = declaredNames.filter((name) => name in endpoints && name !== 'system.status')
  const token = await logIn(client, supportedNames, account, info, addResult)
  const separatelyTested: readonly EndpointName[] = ['session.login', 'session.logout']
  for (const name of supportedNames) if (!separatelyTested.includes(name)) await testEndpoint(client, name, token, addResult)
  // Ends the session, so it comes last.
  if (supportedNames.includes('session.logout')) await testEndpoint(client, 'session.logout', token, addResult)
  if (token !== undefined && supportedNames.includes('session.logout') && supportedNames.includes('member.info'))
    addResult(
      'session.logout',
      'ends the session',
      findRefusalFault(await client.call('member.info', undefined, { token }), 'not_logged_in'),
    )
  return results
}

/**
 * Tests the login, with a wrong password first. Returns the token; `undefined` if the platform has no login, there is
 * no account, or the login failed.
 */
async function logIn(
  client: ContractClient,
  supportedNames: readonly EndpointName[],
  account: TestAccount | undefined,
  { publicKey }: Permission['info'],
  addResult: AddResult,
): Promise<string | undefined> {
  if (!supportedNames.includes('session.login')) return undefined
  if (account === undefined) {
    addResult('session.login', 'valid input', { skipped: 'no account: set --username and LIVERY_CHECK_PASSWORD' })
    return undefined
  }
  const rejectedLogin = await client.call(
    'session.login',
    { ...account, password: `${account.password}x`, type: 'username' },
    { key: publicKey },
  )
  addResult('session.login', 'wrong password', findRefusalFault(rejectedLogin, ...endpoints['session.login'].errors, 'too_many_requests'))
  const acceptedLogin = await client.call('session.login', { ...account, type: 'username' }, { key: publicKey })
  const fault = findValueFault(client, 'session.login', acceptedLogin)
  addResult('session.login', 'valid input', fault)
  addResult('session.login', 'a payload is accepted once', findRefusalFault(await acceptedLogin.repeat(), 'payload_invalid'))
  return fault === undefined ? (acceptedLogin.value as { readonly token: string }).token : undefined
}

async function testEndpoint(client: ContractClient, name: EndpointName, token: string | undefined, addResult: AddResult): Promise<void> {
  const { method, token: tokenPolicy, proof, encrypted, errors } = endpoints[name]
  const options = token === undefined ? {} : { token }
  const sampleInput = client.createSampleInput(name)
  if (tokenPolicy === 'required') {
    addResult(name, 'without a token', findRefusalFault(await client.call(name, sampleInput), 'not_logged_in'))
    addResult(name, 'with a wrong token', findRefusalFault(await client.call(name, sampleInput, { token: 'not-a-token' }), 'not_logged_in'))
  }
  const isReadOnly = method === 'GET' || name === 'session.logout'
  const lacksAccount = tokenPolicy === 'required' && token === undefined
  if (proof || encrypted) addResult(name, 'valid input', { skipped: 'needs a proof of work or an encrypted payload' })
  else if (lacksAccount) addResult(name, 'valid input', { skipped: 'needs the account' })
  else if (!isReadOnly) addResult(name, 'valid input', { skipped: 'changes data' })
  else {
    const outcome = await client.call(name, sampleInput, options)
    const isListedRefusal = errors.some((code) => code === outcome.code)
    addResult(name, 'valid input', isListedRefusal ? findRefusalFault(outcome) : findValueFault(client, name, outcome))
    addResult(name, 'headers', findHeaderFault(outcome, tokenPolicy))
  }
  const invalidInput = client.createInvalidInput(name)
  if (proof || encrypted || lacksAccount || invalidInput === undefined) return
  addResult(name, 'invalid input', findRefusalFault(await client.call(name, invalidInput, options), 'bad_request', ...errors))
}

/** Returns the fault of a response that should have a value; `undefined` if it has a valid one. */
function findValueFault(client: ContractClient, name: EndpointName, outcome: Outcome): string | undefined {
  if (outcome.fault !== undefined) return outcome.fault
  if (outcome.code !== undefined) return `refused with ${outcome.code}`
  if (outcome.status !== 200) return `HTTP status ${String(outcome.status)} instead of 200`
  const faults = client.validate(name, outcome.value)
  return faults.length === 0 ? undefined : faults.join('; ')
}

/**
 * Returns the fault of a response that should be a refusal with one of these codes, or with any known code if none is
 * given; `undefined` if it is.
 */
function findRefusalFault(outcome: Outcome, ...codes: readonly string[]): string | undefined {
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

function findHeaderFault({ headers }: Outcome, tokenPolicy: 'none' | 'optional' | 'required'): string | undefined {
  if (!/^application\/json\b/.test(headers.get('content-type') ?? '')) return `content-type is ${headers.get('content-type') ?? 'missing'}`
  if (Number.isNaN(Date.parse(headers.get('date') ?? ''))) return 'date is missing'
  const cacheControl = headers.get('cache-control') ?? ''
  return tokenPolicy === 'required' && !/no-store|private/.test(cacheControl)
    ? 'a response of an account needs cache-control: no-store'
    : undefined
}

const loopbackAddresses = new BlockList()
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4')
loopbackAddresses.addAddress('::1', 'ipv6')

/** Whether a URL refers to this machine, which can be tested without TLS. */
export function isLoopbackUrl({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  if (version === 0) return hostname === 'localhost' || hostname.endsWith('.localhost')
  return loopbackAddresses.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
