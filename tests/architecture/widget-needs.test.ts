import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, type Program } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import { describe, expect, it } from 'vitest'
import { type CallName, endpoints } from '../../src/generated/endpoints.ts'
import { needs, type NeedsSpec } from '../../src/generated/needs.ts'
import { root, textFiles } from './tracked-files.ts'

/** Declarations that widgets use without their endpoints: the feature or the engine around them decides. */
const boundaries: ReadonlySet<string> = new Set([
  'src/features/session/use-session.ts#useSession',
  'src/features/session/sign-in.ts#signIn',
  'src/features/session/free-play.ts#enterAsGuest',
  'src/features/games/start-game.ts#startGame',
])

/** Needs that the code of a widget does not call itself, and why it has them. */
const declaredOnly: Readonly<Record<string, string>> = {
  'game.launch': 'its games lead to the page of a game',
  'session.login': 'it leads to the login, or belongs to a session',
  'system.servicePaths': 'it leads to customer service',
  'system.openService': 'it leads to customer service',
}

/** Endpoints that are called only where the platform or another endpoint asks for them, so that no check is needed. */
const askedFor: Readonly<Record<string, string>> = {
  'activity.apply': 'activity.list',
  'activity.claimRaffle': 'activity.list',
  'activity.image': 'activity.list',
  'activity.raffle': 'activity.list',
  'content.vipRanks': 'activity.list',
  'member.details': 'member.setPaymentPassword',
  'member.registerSocial': 'session.socialStart',
  'session.captcha': 'a refusal with captcha, or a registration rule',
  'session.captchaText': 'a refusal with captcha, or a registration rule',
  'session.extra': 'verification_required',
  'session.extraCheck': 'verification_required',
  'session.extraSend': 'verification_required',
  'session.oneClick': 'social of registration.json, which is off without session.socialStart',
  'session.socialStart': 'social of registration.json, which is off without it',
  'session.ways': 'verification_required',
  'verification.slide': 'sliderCheck of the settings',
  'verification.slider': 'sliderCheck of the settings',
  'verification.smsConfirm': 'socialSms of registration.json',
  'verification.smsNoLogin': 'flag MOBILEVERCODELOGIN3 or CHNGPASSVERIF3',
  'verification.smsRegister': 'flag REGMOBVERF3',
  'game.list': 'a link that names a vendor instead of a game',
}

/** A top-level declaration: the names and modules that it refers to, and the endpoints that it calls or checks. */
interface Unit {
  readonly names: Set<string>
  readonly modules: Set<string>
  readonly calls: Set<string>
  readonly checks: Set<string>
}

interface Module {
  readonly units: Map<string, Unit>
  readonly imports: Map<string, readonly [file: string, name: string]>
  readonly reexports: Map<string, readonly [file: string, name: string]>
}

type Tree = { readonly type: string } & Readonly<Record<string, unknown>>

const ports: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  [...new Set(Object.values(endpoints).map(({ port }) => port))].map((port) => [
    port,
    new Set<string>(Object.values(endpoints).flatMap((one) => (one.port === port ? [one.name] : []))),
  ]),
)
const resolver = new ResolverFactory({ extensions: ['.ts', '.tsx'] })
const modules = new Map<string, Module>()

function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const module: Module = { units: new Map(), imports: new Map(), reexports: new Map() }
  modules.set(file, module)
  if (!/^src\/(?!generated).*\.tsx?$/.test(file)) return module
  const resolve = (specifier: string): string => {
    const { path } = resolver.sync(dirname(join(root, file)), specifier)
    return path === undefined ? specifier : relative(root, path)
  }
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  for (const statement of program.body) readStatement(module, statement, resolve)
  return module
}

function readStatement(module: Module, statement: Program['body'][number], resolve: (specifier: string) => string): void {
  if (statement.type === 'ImportDeclaration') {
    for (const one of statement.specifiers)
      if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
        module.imports.set(one.local.name, [resolve(statement.source.value), one.imported.name])
    return
  }
  if (statement.type === 'ExportNamedDeclaration' && statement.source) {
    for (const { exported, local } of statement.specifiers)
      if (exported.type === 'Identifier' && local.type === 'Identifier')
        module.reexports.set(exported.name, [resolve(statement.source.value), local.name])
    return
  }
  const declaration = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement
  if (declaration.type === 'VariableDeclaration')
    for (const one of declaration.declarations) if (one.id.type === 'Identifier') module.units.set(one.id.name, readUnit(one, resolve))
  if (declaration.type === 'FunctionDeclaration' && declaration.id) module.units.set(declaration.id.name, readUnit(declaration, resolve))
}

function readUnit(tree: unknown, resolve: (specifier: string) => string): Unit {
  const unit: Unit = { names: new Set(), modules: new Set(), calls: new Set(), checks: new Set() }
  const aliases = new Map<string, string>()
  const selectors = new Set<unknown>()
  visit(tree, (node) => {
    if (node.type === 'CallExpression' && /^use(?:Site|Config|Store|Facts)$/.test(nameOf(node['callee'])))
      for (const one of node['arguments'] as readonly unknown[]) selectors.add(one)
    if (!selectors.has(node)) readAliases(node, aliases)
  })
  visit(tree, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') unit.names.add(String(node['name']))
    if (node.type === 'ImportExpression') unit.modules.add(resolve(String((node['source'] as Tree)['value'])))
    if (node.type === 'Literal' && typeof node['value'] === 'string' && node['value'] in endpoints) unit.checks.add(node['value'])
    if (node.type !== 'MemberExpression' || node['computed'] === true) return
    const object = node['object'] as Tree
    const port = object.type === 'Identifier' ? aliases.get(nameOf(object)) : isPorts(object['object']) ? nameOf(object['property']) : ''
    const name = nameOf(node['property'])
    if (ports[port ?? '']?.has(name)) unit.calls.add(`${String(port)}.${name}`)
  })
  return unit
}

/**
 * Adds the names that a destructuring gives to ports: `const { game: port } = usePorts()`, `({ game }) => game.hot()`.
 */
function readAliases(node: Tree, aliases: Map<string, string>): void {
  const add = (pattern: Tree): void => {
    for (const { key, value } of pattern['properties'] as readonly { readonly key?: Tree; readonly value?: Tree }[]) {
      if (value?.type === 'ObjectPattern' && nameOf(key) === 'ports') add(value)
      else if (value?.type === 'Identifier' && nameOf(key) in ports) aliases.set(nameOf(value), nameOf(key))
    }
  }
  if (node.type === 'VariableDeclarator') {
    const [id, init] = [node['id'] as Tree, node['init']]
    if (id.type === 'ObjectPattern' && isPorts(init)) add(id)
  }
  if (!/Function/.test(node.type)) return
  for (const parameter of (node['params'] ?? []) as readonly Tree[]) {
    const annotation = parameter['typeAnnotation']
    if (parameter.type === 'ObjectPattern' && (!annotation || JSON.stringify(annotation).includes('Ports'))) add(parameter)
  }
}

const nameOf = (node: unknown): string => {
  const name = (node as Tree | undefined)?.['name']
  return typeof name === 'string' ? name : ''
}

const isPorts = (value: unknown): boolean => {
  const node = value as Tree | null | undefined
  if (node?.type === 'CallExpression') return nameOf(node['callee']) === 'usePorts'
  return /ports$/i.test(node?.type === 'MemberExpression' ? nameOf(node['property']) : nameOf(node))
}

/** Visits every node except types. */
function visit(value: unknown, on: (node: Tree) => void): void {
  if (Array.isArray(value)) for (const one of value as readonly unknown[]) visit(one, on)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const node = value as Tree
  if (typeof node.type === 'string') {
    if (/^TS(?:Type|Interface)/.test(node.type)) return
    on(node)
  }
  for (const [key, inner] of Object.entries(node)) if (!['typeAnnotation', 'typeArguments', 'returnType'].includes(key)) visit(inner, on)
}

function follow(file: string, name: string): readonly [file: string, name: string] {
  const onward = readModule(file).reexports.get(name)
  return onward ? follow(...onward) : [file, name]
}

/** Returns the endpoints that the view of a widget calls and checks, in all that it refers to outside of the engine. */
function endpointsOf(kind: string): { readonly calls: ReadonlySet<string>; readonly checks: ReadonlySet<string> } {
  const [calls, checks, visited] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const visitUnit = (file: string, name: string): void => {
    const key = `${file}#${name}`
    if (visited.has(key) || boundaries.has(key) || file.startsWith('src/engine/')) return
    visited.add(key)
    const module = readModule(file)
    const unit = module.units.get(name)
    for (const call of unit?.calls ?? []) calls.add(call)
    for (const check of unit?.checks ?? []) checks.add(check)
    for (const other of unit?.modules ?? []) visitModule(other)
    for (const reference of unit?.names ?? []) {
      const imported = module.imports.get(reference)
      if (imported) visitUnit(...follow(...imported))
      else if (module.units.has(reference)) visitUnit(file, reference)
    }
  }
  const visitModule = (file: string): void => {
    const { units, reexports } = readModule(file)
    for (const name of units.keys()) visitUnit(file, name)
    for (const [other, name] of reexports.values()) visitUnit(...follow(other, name))
  }
  for (const file of textFiles()) if (new RegExp(`^src/widgets/${kind}/(?:first-)?view\\.tsx$`).test(file)) visitModule(file)
  return { calls, checks }
}

const either = (names: readonly string[]): readonly string[] => names.flatMap((name) => name.split('|'))

function propNeeds(spec: NeedsSpec | undefined): readonly string[] {
  if (spec === undefined) return []
  const own = Array.isArray(spec.needs) ? (spec.needs as readonly string[]) : Object.values(spec.needs ?? {}).flat()
  return [...either(own), ...Object.values(spec.properties ?? {}).flatMap(propNeeds), ...propNeeds(spec.items)]
}

describe('what a widget declares to need', () => {
  it.each(Object.keys(needs.widgets))('%s: the endpoints that its code calls, and no others', (kind) => {
    const { calls, checks } = endpointsOf(kind)
    const widget = needs.widgets[kind]
    const required = [...either(widget?.needs ?? []), ...propNeeds(widget?.props)]
    const declared = new Set([...required, ...(widget?.uses ?? [])])
    expect([...calls].filter((call) => !declared.has(call))).toEqual([])
    expect([...declared].filter((call) => !calls.has(call) && !(call in declaredOnly))).toEqual([])
    expect([...declared].filter((call) => !(call in endpoints))).toEqual([])
    const unchecked = (widget?.uses ?? []).filter((call) => !checks.has(call) && !(call in askedFor) && !required.includes(call))
    expect(unchecked).toEqual([])
  })

  it('actions need endpoints that exist', () => {
    expect(
      Object.values(needs.actions)
        .flat()
        .filter((name) => !((name as CallName) in endpoints)),
    ).toEqual([])
  })
})
