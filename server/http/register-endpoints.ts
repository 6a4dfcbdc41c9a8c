import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonErrors, getEndpointRules } from './endpoint-rules.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { revisionHeader } from '../../src/engine/contract/port.ts'
import type { ErrorCode } from '../../src/generated/errors.ts'
import { ApiError, hasUnstorableText, type ApiContext, type ApiHandlers, getNetwork } from '../modules/api-context/index.ts'
import { listLaunchOrigins } from '../modules/games/index.ts'
import { getSiteAccess, siteStatuses } from '../modules/site/index.ts'
import { consumeProof, captchaLifetimeSeconds, createRequesterFactory } from '../modules/verification/index.ts'
import { parseUserAgent } from './parse-user-agent.ts'
import { auditCall } from './audit-call.ts'
import { resolveLanguage } from './error-dto.ts'
import { type PortSchema, type RequestValidator, compileRequestValidators } from './api-schemas.ts'
import { type ApiPlatform, findMember, resolveRequestContext } from './request-context.ts'
import { createAbortSignal, getRequestOrigin } from '../web/request.ts'
import { setSocialLoginCookie } from './serve-social-redirect.ts'
import { withEncryptedCallSlot } from '../modules/accounts/index.ts'
import { createPayloadDecrypter } from '../modules/secrets/index.ts'

/** Services and handlers of the endpoints. */
export interface ApiDeps {
  readonly platform: ApiPlatform
  readonly handlers: ApiHandlers<EndpointName>
}

/** Handlers are typed per endpoint; here they are called through one signature. */
type ApiHandler = (context: ApiContext, request: unknown) => Promise<unknown>

/** Registers all endpoints. Their common requirements are checked here. */
export async function registerEndpoints(
  app: FastifyInstance,
  { platform, handlers }: ApiDeps,
  schemas: readonly PortSchema[],
): Promise<void> {
  const requestValidators = compileRequestValidators(schemas)
  const createRequester = createRequesterFactory(platform)
  const decryptPayload = await createPayloadDecrypter(platform.secrets)
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, parseForm(String(body))))
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path, encrypted, proof, form } = endpoints[name]
    const handle = handlers[name] as ApiHandler
    const { limit: max, maxBodyBytes } = getEndpointRules(name)
    app.route({
      method,
      url: path,
      config: { endpoint: name, ...(max === undefined ? {} : { rateLimit: { max } }) },
      ...(maxBodyBytes === undefined ? {} : { bodyLimit: maxBodyBytes }),
      handler: async (request, reply) => {
        const context = await createCallContext(name, platform, request, reply)
        if (isForm(request) !== (form && request.body !== undefined)) throw new ApiError('bad_request')
        const handleCall = async (): Promise<unknown> => {
          const input = encrypted
            ? await decryptPayload(request.body, { ...context, path })
            : method === 'GET' || method === 'DELETE'
              ? request.query
              : request.body
          const validInput = parseInput(requestValidators[name], input)
          const runHandler = async (): Promise<unknown> => {
            if (proof) await consumeProof(createRequester(context), name, context.proofOfWork)
            return handle(context, validInput).catch((error: unknown) => rethrowDeclaredError(name, error))
          }
          const value = await auditCall(name, context, platform.secrets.deriveKey('audit'), { input: validInput, run: runHandler })
          return { success: true, value }
        }
        return encrypted ? withEncryptedCallSlot(context.tenant, handleCall) : handleCall()
      },
    })
  }
}

const formType = 'application/x-www-form-urlencoded'

/** Parses a form. A repeated field becomes an array, which no endpoint accepts. */
function parseForm(text: string): Readonly<Record<string, string | readonly string[]>> {
  const form = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(form.keys())]
      .map((name) => [name, form.getAll(name)])
      .map(([name, values]) => [name, values?.length === 1 ? values[0] : values]),
  )
}

/**
 * Creates the context of a call: requires a known host, an `Origin` header that is missing or names this host, and an
 * open site unless the endpoint also serves closed ones. If the endpoint requires a token, also requires a login whose
 * password need not be changed first, except for the endpoints that are allowed before that.
 */
async function createCallContext(
  name: EndpointName,
  platform: ApiPlatform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ApiContext> {
  const { port, token } = endpoints[name]
  const requestContext = await resolveRequestContext(platform, request)
  reply.header(revisionHeader, String(requestContext.site.revision ?? 0))
  if (port !== 'system') assertSiteOpen(getSiteAccess(requestContext.site, requestContext.location).status)
  const member = await findMember(requestContext.tenant, requestContext.brand, request.headers.authorization)
  if (token === 'required' && !member) throw new ApiError('not_logged_in')
  if (token === 'required' && member?.mustChangePassword === true && !allowedBeforePasswordChange.has(name))
    throw new ApiError('password_change_required')
  const secure = request.protocol === 'https'
  return {
    ...requestContext,
    tenant: {
      ...requestContext.tenant,
      clientOrigin: { country: requestContext.location.country, ...parseUserAgent(request.headers['user-agent']) },
      requester: { network: getNetwork(requestContext.location.ip), signal: createAbortSignal(reply) },
    },
    launchOrigins: listLaunchOrigins(platform.catalogue, requestContext.site),
    language: resolveLanguage(requestContext.brand.config, request.headers['accept-language']),
    member,
    proofOfWork: request.headers['proof']?.toString(),
    captchaId: request.cookies['captcha'],
    setCaptchaCookie: (id) => void reply.setCookie('captcha', id, { ...apiCookieOptions, secure, maxAge: captchaLifetimeSeconds }),
    rememberedLoginToken: request.cookies['remembered'],
    setRememberedLoginCookie: (token, seconds = 0) => {
      const maxAge = token === undefined ? 0 : seconds
      reply.setCookie('remembered', token ?? '', { ...apiCookieOptions, secure, maxAge })
      reply.setCookie('remembers', token === undefined ? '' : '1', { path: '/', sameSite: 'lax', secure, maxAge })
    },
    pendingSocialLoginId: request.cookies['social'],
    setSocialLoginCookie: (id, seconds = 0) => setSocialLoginCookie(reply, secure, id, seconds),
    pendingLoginId: request.cookies['pending-login'],
    setPendingLoginCookie: (id, seconds = 0) =>
      void reply.setCookie('pending-login', id ?? '', { ...apiCookieOptions, secure, maxAge: id === undefined ? 0 : seconds }),
    origin: getRequestOrigin(request),
  }
}

/** Options of a cookie that only the API receives and that no script can read. */
const apiCookieOptions = { path: '/wps', httpOnly: true, sameSite: 'strict' } as const

/** Endpoints that a member may call before changing a password that must be changed. */
const allowedBeforePasswordChange: ReadonlySet<EndpointName> = new Set([
  'member.changePassword',
  'member.info',
  'session.firstLogin',
  'session.logout',
])

const isForm = ({ headers }: FastifyRequest): boolean => headers['content-type']?.startsWith(formType) === true

/**
 * Rethrows the error; an ApiError that the endpoint does not declare becomes an Error that names its code. If the
 * account of a member is disabled while the handler runs, the error is `not_logged_in`.
 */
function rethrowDeclaredError(name: EndpointName, error: unknown): never {
  const { token, errors } = endpoints[name]
  const declared: readonly ErrorCode[] = errors
  if (!(error instanceof ApiError) || commonErrors.includes(error.code) || declared.includes(error.code)) throw error
  if (token === 'required' && error.code === 'account_disabled') throw new ApiError('not_logged_in')
  throw new Error(`${name} returned ${error.code}, which its schema does not declare.`)
}

function assertSiteOpen(status: number): void {
  if (status === siteStatuses.restricted) throw new ApiError('site_restricted')
  if (status !== siteStatuses.open) throw new ApiError('site_maintenance')
}

function parseInput(validator: RequestValidator | undefined, input: unknown): unknown {
  if (!validator) return undefined
  const { parse, validate } = validator
  const unstorable = Object.entries(input ?? {}).find(([name, value]) => hasUnstorableText(name) || hasUnstorableText(value))?.[0]
  if (unstorable !== undefined) throw new ApiError('bad_request', { fields: { [unstorable]: { key: 'error_bad_request' } } })
  const parsed = parse(input)
  if (validate(parsed)) return parsed
  const [error] = validate.errors ?? []
  const invalidField = error?.instancePath.split('/')[1] ?? error?.params['missingProperty'] ?? error?.params['additionalProperty']
  throw new ApiError('bad_request', typeof invalidField === 'string' ? { fields: { [invalidField]: { key: 'error_bad_request' } } } : {})
}
