import { isUuid } from '../../database/is-uuid.ts'
import { allMerchants } from '../../database/row-security.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import type { AdminContext } from '../define-module.ts'
import {
  type CommandUsage,
  type AdminCommand,
  type AdminCommands,
  AdminApiError,
  type Operator,
  type OperatorRole,
  type Parameters,
  type Permission,
  type ParameterShape,
  getBrand,
  findBrand,
  operatorRoles,
  definePlatformCommand,
} from '../commands/index.ts'
import { type OperatorDeps, issueToken } from './operator-context.ts'
import { type OperatorRecord, createOperatorStore } from './store/operators.ts'
import { createOperatorTokenStore } from './store/tokens.ts'

const emailPattern = /^[^\s@]{1,64}@[^\s@]{1,189}\.[^\s@]{2,}$/
const placeholders = { role: operatorRoles.join('|') }
/** The parameters of a command that changes one role of an operator. */
const roleParameters = { operator: 'text', role: 'text', brand: 'text?' } as const

/** Commands for operators and their roles. A role applies to the named brand, or to all brands. */
export const operatorCommands: AdminCommands<AdminContext> = {
  operators: defineOperatorCommand({
    permission: 'operators.read',
    title: 'Operators',
    usage: 'operators list [<brand>]',
    help: 'Lists the operators of all brands, or those with a role for one brand.',
    rows: { parameter: 'operator', property: 'id' },
    parameters: { brand: 'text?' },
    run: async ({ store, merchant, getBrandId }) => {
      const records = await store.list()
      const roles = await store.listRoles(records.map(({ id }) => id))
      return records
        .map((record) => ({ record, grants: roles.filter(({ operator }) => operator === record.id) }))
        .filter(
          ({ grants: operatorGrants }) =>
            merchant === allMerchants || operatorGrants.some((role) => role.merchant === merchant || role.merchant === allMerchants),
        )
        .map(({ record, grants: operatorGrants }) => ({
          ...toOperatorDto(record),
          roles: operatorGrants
            .map((role) => `${role.role}${role.merchant === allMerchants ? '' : `@${getBrandId(role.merchant)}`}`)
            .join(', '),
        }))
    },
  }),

  'bootstrap-operator': defineOperatorCommand({
    permission: 'operators.bootstrap',
    title: 'Create first administrator',
    usage: 'operators bootstrap <email> <name>',
    help: 'Creates the first administrator, on the server’s own machine, and shows their one-time enrolment token. Not possible if an administrator exists, unless --again is given.',
    consoleOnly: 'Works only on the server’s own machine.',
    parameters: { email: 'text', name: 'text', again: 'boolean?' },
    run: async (context, { email, name, again = false }) => {
      const { store } = context
      if (!again && (await store.hasAdmin()))
        throw new AdminApiError('An administrator already exists and can create operators. On this machine, --again creates another one.')
      const existing = await store.findByEmail(email)
      const operator = existing ?? (await createPerson(context, email, name))
      if (existing?.disabled === true) await store.update(existing.id, { disabled: false })
      await store.grant({ operator: operator.id, merchant: allMerchants, role: 'admin' })
      return issueEnrolment(context, operator)
    },
  }),

  'create-operator': defineOperatorCommand({
    permission: 'operators.write',
    title: 'Create operator',
    usage: 'operators create <email> <name> <role> [<brand>]',
    help: 'Creates an operator with a role for one brand or for all, and shows a one-time enrolment token, valid for 24 hours. The operator enrols in a terminal, with the command livery login --enrol TOKEN.',
    sensitive: true,
    placeholders,
    parameters: { email: 'text', name: 'text', role: 'text', brand: 'text?' },
    run: async (context, { email, name, role }) => {
      const parsed = parseRole(role)
      if (await context.store.findByEmail(email)) throw new AdminApiError(`There is already an operator with the address "${email}".`)
      const operator = await createPerson(context, email, name)
      await context.store.grant({ operator: operator.id, merchant: context.merchant, role: parsed })
      return issueEnrolment(context, operator)
    },
  }),

  'create-service': defineOperatorCommand({
    permission: 'operators.write',
    title: 'Create service',
    usage: 'operators service <name> <role> [<brand>]',
    help: 'Creates a service, such as a CI pipeline, and shows its secret, valid for a year: set it as the environment variable LIVERY_SERVICE_SECRET. A service cannot act as the second operator.',
    sensitive: true,
    placeholders,
    parameters: { name: 'text', role: 'text', brand: 'text?' },
    run: async (context, { name, role }) => {
      const { store, merchant, operator } = context
      const parsed = parseRole(role)
      const service = await store.insert({ name: requireName(name), email: null, kind: 'service', created_by: operator.id })
      await store.grant({ operator: service.id, merchant, role: parsed })
      return issueSecret(context, service)
    },
  }),

  'grant-role': defineOperatorCommand({
    permission: 'operators.write',
    title: 'Grant role',
    usage: 'operators grant <operator> <role> [<brand>]',
    help: 'Grants an operator, identified by email address or ID, a role for one brand or for all.',
    sensitive: true,
    placeholders,
    parameters: roleParameters,
    run: async ({ store, merchant }, { operator, role }) => {
      const found = await requireOperator(store, operator)
      await store.grant({ operator: found.id, merchant, role: parseRole(role) })
      return { ...toOperatorDto(found), granted: role }
    },
  }),

  'revoke-role': defineOperatorCommand({
    permission: 'operators.write',
    title: 'Revoke role',
    usage: 'operators revoke <operator> <role> [<brand>]',
    help: 'Revokes a role from an operator, for one brand or for all, with effect from their next command.',
    sensitive: true,
    placeholders,
    parameters: roleParameters,
    run: async ({ store, merchant }, { operator, role }) => {
      const found = await requireOperator(store, operator)
      if (!(await store.revoke({ operator: found.id, merchant, role: parseRole(role) })))
        throw new AdminApiError(`${found.name} does not have this role ${merchant === allMerchants ? 'for all brands' : 'for this brand'}.`)
      return { ...toOperatorDto(found), revoked: role }
    },
  }),

  'enrol-operator': defineOperatorCommand({
    permission: 'operators.write',
    title: 'Re-enrol operator',
    usage: 'operators enrol <operator>',
    help: 'Shows a new one-time enrolment token, with which an operator sets a new password and authenticator app; for a service, a new secret that replaces the previous one.',
    sensitive: true,
    parameters: { operator: 'text' },
    run: async (context, { operator }) => {
      const found = await requireOperator(context.store, operator)
      return found.kind === 'service' ? issueSecret(context, found) : issueEnrolment(context, found)
    },
  }),

  'disable-operator': defineOperatorCommand({
    permission: 'operators.write',
    title: 'Disable operator',
    usage: 'operators disable <operator>',
    help: 'Disables an operator or a service, and revokes all of its tokens.',
    sensitive: true,
    parameters: { operator: 'text' },
    run: async ({ platform, store }, { operator }) => {
      const found = await requireOperator(store, operator)
      await withTransaction(platform, async (trx) => {
        await createOperatorStore(trx).update(found.id, { disabled: true })
        await createOperatorTokenStore(trx).deleteByOperator(found.id, ['access', 'enrolment', 'service'])
      })
      return toOperatorDto({ ...found, disabled: true })
    },
  }),

  'enable-operator': defineOperatorCommand({
    permission: 'operators.write',
    title: 'Enable operator',
    usage: 'operators enable <operator>',
    help: 'Enables an operator again. A service then needs a new secret: re-enrol it.',
    parameters: { operator: 'text' },
    run: async ({ store }, { operator }) => {
      const found = await requireOperator(store, operator)
      await store.update(found.id, { disabled: false })
      return toOperatorDto({ ...found, disabled: false })
    },
  }),

  'sign-out-operator': defineOperatorCommand({
    permission: 'operators.write',
    title: 'Log operator out',
    usage: 'operators sign-out <operator>',
    help: 'Logs an operator out by revoking their access tokens.',
    sensitive: true,
    parameters: { operator: 'text' },
    run: async ({ platform, store }, { operator }) => {
      const found = await requireOperator(store, operator)
      return { ...toOperatorDto(found), revokedTokens: await createOperatorTokenStore(platform).deleteByOperator(found.id, ['access']) }
    },
  }),
}

interface OperatorContext {
  /** The operator who runs the command. */
  readonly operator: Operator
  readonly deps: OperatorDeps
  readonly platform: Tenant
  readonly store: ReturnType<typeof createOperatorStore>
  /** The code of the brand that the command names; `*` for all brands. */
  readonly merchant: string
  /** Returns the id of the brand with a code, or the code if no brand has it. */
  readonly getBrandId: (merchant: string) => string
}

interface OperatorCommand<S extends ParameterShape> extends CommandUsage {
  readonly permission: Permission
  readonly parameters: S
  readonly run: (context: OperatorContext, input: Parameters<S>) => Promise<unknown>
}

/** Defines a command that manages operators, for one brand if its parameters name one, otherwise for all brands. */
function defineOperatorCommand<const S extends ParameterShape>({
  parameters,
  run,
  ...usage
}: OperatorCommand<S>): AdminCommand<AdminContext> {
  return definePlatformCommand<S, AdminContext>({
    ...usage,
    parameters,
    run: ({ brands, operators: deps, operator }, input) => {
      const { brand } = input as { readonly brand?: string }
      const merchant = brand === undefined ? allMerchants : getBrand(brands, brand).config.merchant.code
      const getBrandId = (code: string): string => findBrand(brands, code)?.id ?? code
      const { platform } = deps
      return run({ operator, deps, platform, store: createOperatorStore(platform), merchant, getBrandId }, input)
    },
  })
}

function parseRole(name: string): OperatorRole {
  const role = operatorRoles.find((operatorRole) => operatorRole === name)
  if (role === undefined) throw new AdminApiError(`There is no role "${name}". Roles: ${operatorRoles.join(', ')}.`)
  return role
}

function requireName(name: string): string {
  if (name.length > 100) throw new AdminApiError('A name must have at most 100 characters.')
  return name
}

async function requireOperator(store: OperatorContext['store'], idOrEmail: string): Promise<OperatorRecord> {
  const found = isUuid(idOrEmail) ? await store.findById(idOrEmail) : await store.findByEmail(idOrEmail)
  if (!found) throw new AdminApiError(`There is no operator "${idOrEmail}". Use an email address or an id.`)
  return found
}

async function createPerson({ store, operator: { id: creatorId } }: OperatorContext, email: string, name: string): Promise<OperatorRecord> {
  if (!emailPattern.test(email)) throw new AdminApiError(`"${email}" is not an email address.`)
  return store.insert({ name: requireName(name), email, kind: 'person', created_by: creatorId })
}

/** Issues an enrolment token that replaces previous ones. Returns it with the operator. */
async function issueEnrolment({ deps, platform }: OperatorContext, operator: OperatorRecord) {
  await createOperatorTokenStore(platform).deleteByOperator(operator.id, ['enrolment'])
  const { token: enrolment, expiresAt } = await issueToken(deps, operator.id, 'enrolment')
  return { ...toOperatorDto(operator), enrolment, expiresAt: expiresAt.toISOString() }
}

/**
 * Issues the secret of a service, which replaces the previous one and revokes its access tokens. Returns it with the
 * service.
 */
async function issueSecret({ deps, platform }: OperatorContext, service: OperatorRecord) {
  await createOperatorTokenStore(platform).deleteByOperator(service.id, ['service', 'access'])
  const { token: secret, expiresAt } = await issueToken(deps, service.id, 'service')
  return { ...toOperatorDto(service), secret, expiresAt: expiresAt.toISOString() }
}

const toOperatorDto = ({ id, name, email, kind, disabled, password_hash: hash, subject }: OperatorRecord) => ({
  id,
  name,
  ...(email !== null && { email }),
  kind,
  disabled,
  ...(kind === 'person' && {
    signsInBy: [...(hash === null ? [] : ['password']), ...(subject === null ? [] : ['openid'])].join(', ') || 'none',
  }),
})
