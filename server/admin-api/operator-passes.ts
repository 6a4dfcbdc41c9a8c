import { hashToken, createToken } from '../modules/secrets/index.ts'

/** The page that an operator's pass opens in a browser. */
export type PassKind = 'outbox' | 'inspect'

interface Pass {
  readonly kind: PassKind
  /** Brand id. */
  readonly brand: string
}

/**
 * Passes that admit an operator's browser to a page. A link can be used once; the browser session that it starts lasts
 * half an hour. Neither outlives the server process.
 */
export interface OperatorPasses {
  /** Returns the token of a new link. */
  createLinkToken(pass: Pass): string
  /**
   * Consumes the token of a link, even if it is presented on the wrong host. `brand` is the brand of the host if the
   * request comes from this machine. Returns the kind of the link and the token of the new browser session; `undefined`
   * if the token is unknown, used, expired or of another brand.
   */
  redeemLinkToken(
    linkToken: string,
    brand: string | undefined,
  ): { readonly kind: PassKind; readonly token: string; readonly seconds: number } | undefined
  /** Whether a browser's token is valid for such a pass. */
  isValid(token: string | undefined, pass: Pass): boolean
}

const linkSeconds = 120
const passSeconds = 1_800

export function createOperatorPasses(): OperatorPasses {
  const [links, passes] = [createPassStore(linkSeconds), createPassStore(passSeconds)]
  return {
    createLinkToken: links.add,
    redeemLinkToken: (linkToken, brand) => {
      const found = links.find(linkToken)
      links.delete(linkToken)
      if (found === undefined || found.brand !== brand) return undefined
      return { kind: found.kind, token: passes.add(found), seconds: passSeconds }
    },
    isValid: (token, { kind, brand }) => {
      const found = token === undefined ? undefined : passes.find(token)
      return found?.kind === kind && found.brand === brand
    },
  }
}

/** Stores passes by the hashes of their tokens until they expire. */
function createPassStore(seconds: number) {
  const passes = new Map<string, Pass & { readonly expiresAtMs: number }>()
  const getPassKey = (token: string): string => hashToken(token).toString('hex')
  return {
    add: (pass: Pass): string => {
      for (const [key, { expiresAtMs }] of passes) if (expiresAtMs <= Date.now()) passes.delete(key)
      const token = createToken()
      passes.set(getPassKey(token), { ...pass, expiresAtMs: Date.now() + seconds * 1000 })
      return token
    },
    find: (token: string): Pass | undefined => {
      const found = passes.get(getPassKey(token))
      return found && found.expiresAtMs > Date.now() ? found : undefined
    },
    delete: (token: string): void => void passes.delete(getPassKey(token)),
  }
}
