import { signRequest } from '../../../server/integrations/sign-request.ts'
import { statePath, voidPath } from '../../../server/integrations/vendor-contract.ts'
import { type Case, expectStatus, expectThat, SkippedError } from './report.ts'
import { createSigningCases, expectRefused } from './signing-cases.ts'
import type { VendorProbe } from './vendor-probe.ts'
import { siteHost } from './wallet-double.ts'

/** Creates the cases of requests to the vendor that need no round. */
export const createRequestCases = (probe: VendorProbe): readonly Case[] => [
  { id: 'launch', rule: 'A launch is redeemed with open, and answered with a page.', run: () => checkLaunch(probe) },
  { id: 'launch-refused', rule: 'A launch that open refuses is not answered with a game.', run: () => checkRefusedLaunch(probe) },
  {
    id: 'framing',
    rule: 'The page may be framed by the host in the answer to open, and X-Frame-Options does not prevent it.',
    run: () => checkFraming(probe),
  },
  ...createBetCases(probe, 'state', statePath, 'unknown'),
  ...createBetCases(probe, 'void', voidPath, 'refused'),
  { id: 'catalogue', rule: 'A signed request returns the list of games.', run: () => checkCatalogue(probe) },
]

async function checkLaunch(probe: VendorProbe): Promise<void> {
  probe.beginCase()
  const url = new URL(probe.createLaunchUrl())
  const { status } = await fetch(url)
  expectStatus(status, 200, url.pathname)
  const [openCall] = probe.listCalls('open')
  expectThat(openCall !== undefined, `Expected a call open with the launch token. Found ${probe.describeCalls()}.`)
  expectThat(openCall.fault === undefined, openCall.fault ?? '')
  expectThat(
    openCall.body['launch'] === url.searchParams.get('launch') && openCall.body['game'] === probe.options.game,
    `The call open has ${JSON.stringify(openCall.body)}. Expected the launch token and the game.`,
  )
}

async function checkRefusedLaunch(probe: VendorProbe): Promise<void> {
  probe.beginCase()
  const url = probe.createLaunchUrl().replace(/launch=.*/, 'launch=used-or-expired-token')
  const { status } = await fetch(url)
  expectThat(status >= 400, `Expected a status of 400 or above. Found ${String(status)}.`)
}

async function checkFraming(probe: VendorProbe): Promise<void> {
  const { headers } = await fetch(probe.createLaunchUrl())
  const frameOptions = headers.get('x-frame-options')
  expectThat(frameOptions === null, `Expected no X-Frame-Options. Found "${String(frameOptions)}".`)
  const frameAncestors = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.trim()
  const expected = `Expected frame-ancestors with ${siteHost}, the host in the answer to open.`
  expectThat(frameAncestors !== undefined, `${expected} Found a page without frame-ancestors, which any site may frame.`)
  const sources = frameAncestors.split(/\s+/)
  expectThat(!sources.includes('*'), `${expected} Found "${frameAncestors}", which lets any site frame the game.`)
  const hosts = sources.map((source) => source.replace(/^https?:\/\//, '').replace(/:(\d+|\*)$/, ''))
  expectThat(hosts.includes(siteHost), `${expected} Found "${frameAncestors}".`)
}

/**
 * Creates the cases of an operation on a bet. `unknownState` is the expected answer for a bet that was never placed.
 */
function createBetCases(probe: VendorProbe, name: string, path: string, unknownState: string): readonly Case[] {
  const send = async (signing: Parameters<VendorProbe['request']>[2]): Promise<number> =>
    (await probe.request(path, probe.serializeBet(), signing)).status
  const [{ id: keyId }, nextKey] = probe.options.keys
  return [
    {
      id: `${name}-unknown`,
      rule: `${path} about an unknown bet is answered with "${unknownState}".`,
      run: async () => {
        const { status, answer } = await probe.request(path, probe.serializeBet())
        expectThat(
          status === 200 && answer.state === unknownState,
          `Expected 200 and the state "${unknownState}". Found ${String(status)} and "${String(answer.state)}".`,
        )
      },
    },
    {
      id: `${name}-signature`,
      rule: `${path} with a wrong signature is refused.`,
      run: async () => expectRefused(await send({ signature: 'a'.repeat(64) }), 'a wrong signature'),
    },
    {
      id: `${name}-key`,
      rule: `${path} signed with another secret is refused.`,
      run: async () => expectRefused(await send({ key: { id: keyId, secret: 'another-secret' } }), 'another secret'),
    },
    ...createSigningCases(name, path, send),
    {
      id: `${name}-next-key`,
      rule: `${path} signed with the next key is answered during a rotation.`,
      run: async () => {
        if (!nextKey) throw new SkippedError('--next-key is missing: the second key of a rotation.')
        expectStatus(await send({ key: nextKey }), 200)
      },
    },
  ]
}

async function checkCatalogue({ options: { catalogueUrl, keys } }: VendorProbe): Promise<void> {
  if (catalogueUrl === undefined) throw new SkippedError('--catalogue is missing: the vendor sends its list itself.')
  const url = new URL(catalogueUrl)
  const response = await fetch(url, { headers: signRequest(keys[0], { method: 'GET', url, body: '' }) })
  const list = (await response.json().catch(() => undefined)) as { readonly games?: unknown } | undefined
  expectThat(
    response.status === 200 && Array.isArray(list?.games),
    `Expected 200 and { "games": […] }. Found ${String(response.status)}${list === undefined ? ' and no JSON' : ''}.`,
  )
}
