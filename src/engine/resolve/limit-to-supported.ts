import type { Permission } from '../../generated/api.ts'
import { needs } from '../../generated/needs.ts'
import type { Flag } from '../contract/facts.ts'
import type { HiddenPart, SiteConfig } from '../contract/site.ts'
import { limitConfig } from './supported/limit-config.ts'
import { findUnsupported } from './supported/limit-pass.ts'

/** A configuration without the parts that a platform does not support, and the removed parts with the reasons. */
export interface LimitedConfig {
  readonly config: SiteConfig
  readonly hidden: readonly HiddenPart[]
}

/** The endpoints that each flag requires. Without them, the flag is off. */
const endpointsByFlag: Readonly<Partial<Record<Flag, readonly string[]>>> = {
  FREEPLAY3: ['session.freePlay', 'verification.work'],
  MOBILEVERCODELOGIN3: ['verification.smsNoLogin'],
  MOBILENUMREG3: ['member.registerMobile', 'verification.work'],
  MOBILENUMPASSREG3: ['member.registerMobile', 'verification.work'],
  USERNAMEREG3: ['member.register', 'verification.work'],
  REGMOBVERF3: ['verification.smsRegister'],
  CHNGPASSVERIF3: ['member.passwordByPhone', 'verification.smsNoLogin'],
  AGENTPOLICY3: ['agent.contractInfo'],
  MANPLAYREB3: ['record.cashback'],
}

/**
 * Removes the parts of a configuration that require endpoints other than `endpoints`: widgets, values of their props,
 * pages, routes, overlays, entries of centres and bars, game categories, registration with a social account, and
 * references to any of them. Pure. This module is loaded only for a platform that declares its endpoints.
 */
export function limitToSupported(config: SiteConfig, endpoints: readonly string[]): LimitedConfig {
  const supported = new Set(endpoints)
  const hidden: HiddenPart[] = []
  let limitedConfig = config
  for (;;) {
    const removed: HiddenPart[] = []
    limitedConfig = limitConfig({ config: limitedConfig, supported, removed })
    if (removed.length === 0) return { config: limitedConfig, hidden }
    hidden.push(...removed)
  }
}

/**
 * Adapts a permission to the supported endpoints: turns off flags without their endpoints, and removes customer service
 * and the captcha of the registration form if they are not supported.
 */
export function limitPermission(permission: Permission, endpoints: readonly string[]): Permission {
  const supported = new Set(endpoints)
  const disabledFlags = new Set(
    Object.entries(endpointsByFlag).flatMap(([flag, names]) => (findUnsupported(names, supported) === undefined ? [] : [flag])),
  )
  const limitFlags = (tree: Permission['info']['whitelabel']): Permission['info']['whitelabel'] =>
    tree.map((node) => ({
      ...node,
      ...(disabledFlags.has(node.modId) && { enabled: '0' }),
      ...(node.childrenNodes && { childrenNodes: limitFlags(node.childrenNodes) }),
    }))
  const { info } = permission
  const customerService = findUnsupported(needs.actions['support'] ?? [], supported) === undefined ? info.customerService : []
  const registerRules = supported.has('session.captcha')
    ? info.registerRules
    : info.registerRules.filter(({ field }) => field !== 'captcha')
  return { ...permission, info: { ...info, whitelabel: limitFlags(info.whitelabel), customerService, registerRules } }
}
