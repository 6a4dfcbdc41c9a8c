import { hashToken, newToken } from '../modules/secrets/index.ts'

/** What a pass of the operator's opens in a browser. */
export type PassKind = 'outbox' | 'inspect'

interface Pass {
  readonly kind: PassKind
  /** The id of the brand. */
  readonly brand: string
}

/**
 * Lets browsers of the operator's in: a link is good once, and what a browser gets for it is good for half an hour.
 * Both end with the server.
 */
export interface OperatorPasses {
  /** The token of a link. */
  offer(pass: Pass): string
  /**
   * Uses up the token of a link on its brand's host: for what it is, and the token of the browser that has come by it.
   */
  take(link: string, brand: string): { readonly kind: PassKind; readonly token: string; readonly seconds: number } | undefined
  /** Whether a browser has such a pass. */
  admits(token: string | undefined, pass: Pass): boolean
}

const linkSeconds = 120
const passSeconds = 1_800

export function openPasses(): OperatorPasses {
  const [links, passes] = [createKeep(linkSeconds), createKeep(passSeconds)]
  return {
    offer: links.add,
    take: (link, brand) => {
      const found = links.find(link)
      if (found?.brand !== brand) return undefined
      links.drop(link)
      return { kind: found.kind, token: passes.add(found), seconds: passSeconds }
    },
    admits: (token, { kind, brand }) => {
      const found = token === undefined ? undefined : passes.find(token)
      return found?.kind === kind && found.brand === brand
    },
  }
}

/** Passes by the hashes of their tokens, for a time. */
function createKeep(seconds: number) {
  const passes = new Map<string, Pass & { readonly until: number }>()
  const keyOf = (token: string): string => hashToken(token).toString('hex')
  return {
    add: (pass: Pass): string => {
      for (const [key, { until }] of passes) if (until <= Date.now()) passes.delete(key)
      const token = newToken()
      passes.set(keyOf(token), { ...pass, until: Date.now() + seconds * 1000 })
      return token
    },
    find: (token: string): Pass | undefined => {
      const found = passes.get(keyOf(token))
      return found && found.until > Date.now() ? found : undefined
    },
    drop: (token: string): void => void passes.delete(keyOf(token)),
  }
}
