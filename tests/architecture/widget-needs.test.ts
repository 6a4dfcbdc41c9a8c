import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, type Program } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import { describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { needs, type NeedsSpec } from '../../src/generated/needs.ts'
import { root, listTextFiles } from './tracked-files.ts'

/**
 * Declarations whose endpoints do not count as needs of the widgets that use them: the feature decides whether to call
 * them.
 */
const boundaries: ReadonlySet<string> = new Set([
  'src/features/session/use-session.ts#useSession',
  'src/features/session/sign-in.ts#signIn',
  'src/features/session/free-play.ts#logInAsGuest',
  'src/features/games/start-game.ts#startGame',
])

/** Endpoints that a widget needs although its code does not call them, with the reason. */
const indirectNeeds: Readonly<Record<string, string>> = {
  'game.launch': 'a click on one of its games opens the game page',
  'session.login': 'the widget opens the login, or requires a logged-in player',
  'system.servicePaths': 'the widget links to customer service',
  'system.openService': 'the widget links to customer service',
}

/**
 * Endpoints that a widget may call without checking that the platform has them, with the cause of the call: another
 * endpoint, an error, a flag, a setting or a link.
 */
const uncheckedEndpoints: Readonly<Record<string, string>> = {
  'activity.apply': 'activity.list',
  'activity.claimRaffle': 'activity.list',
  'activity.image': 'activity.list',
  'activity.raffle': 'activity.list',
  'content.vipRanks': 'activity.list',
  'member.details': 'member.setPaymentPassword',
  'member.registerSocial': 'session.socialStart',
  'session.captcha': 'an error that requires a captcha, or a registration rule',
  'session.captchaText': 'an error that requires a captcha, or a registration rule',
  'session.extra': 'verification_required',
  'session.extraCheck': 'verification_required',
  'session.extraSend': 'verification_required',
  'session.oneClick': 'social of registration.json, which is off without session.socialStart',
  'session.socialStart': 'social of registration.json, which is off without session.socialStart',
  'session.ways': 'verification_required',
  'verification.slide': 'sliderCheck of the settings',
  'verification.slider': 'sliderCheck of the settings',
  'verification.smsConfirm': 'socialSms of registration.json',
  'verification.smsNoLogin': 'flag MOBILEVERCODELOGIN3 or CHNGPASSVERIF3',
  'verification.smsRegister': 'flag REGMOBVERF3',
  'game.list': 'a link that names a vendor instead of a game',
}

/** A top-level declaration: the names and modules that it refers to, and the endpoints that it calls or checks. */
interface Declaration {
  readonly names: Set<string>
  readonly modules: Set<string>
  readonly calls: Set<string>
  readonly checks: Set<string>
}

interface Module {
  readonly declarations: Map<string, Declaration>
  readonly imports: Map<string, readonly [file: string, name: string]>
  readonly reexports: Map<string, readonly [file: string, name: string]>
}

type SyntaxNode = { readonly type: string } & Readonly<Record<string, unknown>>

const ports: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  [...new Set(Object.values(endpoints).map(({ port }) => port))].map((port) => [
    port,
    new Set<string>(Object.values(endpoints).flatMap((endpoint) => (endpoint.port === port ? [endpoint.name] : []))),
  ]),
)
const resolver = new ResolverFactory({ extensions: ['.ts', '.tsx'] })
const modules = new Map<string, Module>()

function readModule(file: string): Module {
  const cached = modules.get(file)
  if (cached) return cached
  const module: Module = { declarations: new Map(), imports: new Map(), reexports: new Map() }
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
    for (const specifier of statement.specifiers)
      if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
        module.imports.set(specifier.local.name, [resolve(statement.source.value), specifier.imported.name])
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
    for (const declarator of declaration.declarations)
      if (declarator.id.type === 'Identifier') module.declarations.set(declarator.id.name, readDeclaration(declarator, resolve))
  if (declaration.type === 'FunctionDeclaration' && declaration.id)
    module.declarations.set(declaration.id.name, readDeclaration(declaration, resolve))
}

function readDeclaration(tree: unknown, resolve: (specifier: string) => string): Declaration {
  const declaration: Declaration = { names: new Set(), modules: new Set(), calls: new Set(), checks: new Set() }
  const aliases = new Map<string, string>()
  /** Arguments of store hooks: properties that they destructure are state, not ports. */
  const selectors = new Set<unknown>()
  visit(tree, (node) => {
    if (node.type === 'CallExpression' && /^use(?:Site|Config|Store|Facts)$/.test(getNodeName(node['callee'])))
      for (const argument of node['arguments'] as readonly unknown[]) selectors.add(argument)
    if (!selectors.has(node)) readAliases(node, aliases)
  })
  visit(tree, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') declaration.names.add(String(node['name']))
    if (node.type === 'ImportExpression') declaration.modules.add(resolve(String((node['source'] as SyntaxNode)['value'])))
    if (node.type === 'Literal' && typeof node['value'] === 'string' && node['value'] in endpoints) declaration.checks.add(node['value'])
    if (node.type !== 'MemberExpression' || node['computed'] === true) return
    const object = node['object'] as SyntaxNode
    const port =
      object.type === 'Identifier' ? aliases.get(getNodeName(object)) : isPorts(object['object']) ? getNodeName(object['property']) : ''
    const name = getNodeName(node['property'])
    if (ports[port ?? '']?.has(name)) declaration.calls.add(`${String(port)}.${name}`)
  })
  return declaration
}

/** Adds the local names of destructured ports: `const { game: port } = usePorts()`, `({ game }) => game.hot()`. */
function readAliases(node: SyntaxNode, aliases: Map<string, string>): void {
  const addAliases = (pattern: SyntaxNode): void => {
    for (const { key, value } of pattern['properties'] as readonly { readonly key?: SyntaxNode; readonly value?: SyntaxNode }[]) {
      if (value?.type === 'ObjectPattern' && getNodeName(key) === 'ports') addAliases(value)
      else if (value?.type === 'Identifier' && getNodeName(key) in ports) aliases.set(getNodeName(value), getNodeName(key))
    }
  }
  if (node.type === 'VariableDeclarator') {
    const [id, init] = [node['id'] as SyntaxNode, node['init']]
    if (id.type === 'ObjectPattern' && isPorts(init)) addAliases(id)
  }
  if (!/Function/.test(node.type)) return
  for (const parameter of (node['params'] ?? []) as readonly SyntaxNode[]) {
    const annotation = parameter['typeAnnotation']
    if (parameter.type === 'ObjectPattern' && (!annotation || JSON.stringify(annotation).includes('Ports'))) addAliases(parameter)
  }
}

const getNodeName = (node: unknown): string => {
  const name = (node as SyntaxNode | undefined)?.['name']
  return typeof name === 'string' ? name : ''
}

const isPorts = (value: unknown): boolean => {
  const node = value as SyntaxNode | null | undefined
  if (node?.type === 'CallExpression') return getNodeName(node['callee']) === 'usePorts'
  return /ports$/i.test(node?.type === 'MemberExpression' ? getNodeName(node['property']) : getNodeName(node))
}

/** Visits every node of a syntax tree except types. */
function visit(value: unknown, onNode: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const element of value as readonly unknown[]) visit(element, onNode)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const node = value as SyntaxNode
  if (typeof node.type === 'string') {
    if (/^TS(?:Type|Interface)/.test(node.type)) return
    onNode(node)
  }
  for (const [key, child] of Object.entries(node))
    if (!['typeAnnotation', 'typeArguments', 'returnType'].includes(key)) visit(child, onNode)
}

function resolveReexport(file: string, name: string): readonly [file: string, name: string] {
  const target = readModule(file).reexports.get(name)
  return target ? resolveReexport(...target) : [file, name]
}

/** Returns the endpoints that the view of a widget calls and checks, directly or through code outside the engine. */
function collectEndpoints(kind: string): { readonly calls: ReadonlySet<string>; readonly checks: ReadonlySet<string> } {
  const [calls, checks, visited] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const visitDeclaration = (file: string, name: string): void => {
    const key = `${file}#${name}`
    if (visited.has(key) || boundaries.has(key) || file.startsWith('src/engine/')) return
    visited.add(key)
    const module = readModule(file)
    const declaration = module.declarations.get(name)
    for (const call of declaration?.calls ?? []) calls.add(call)
    for (const check of declaration?.checks ?? []) checks.add(check)
    for (const moduleFile of declaration?.modules ?? []) visitModule(moduleFile)
    for (const reference of declaration?.names ?? []) {
      const imported = module.imports.get(reference)
      if (imported) visitDeclaration(...resolveReexport(...imported))
      else if (module.declarations.has(reference)) visitDeclaration(file, reference)
    }
  }
  const visitModule = (file: string): void => {
    const { declarations, reexports } = readModule(file)
    for (const name of declarations.keys()) visitDeclaration(file, name)
    for (const [targetFile, name] of reexports.values()) visitDeclaration(...resolveReexport(targetFile, name))
  }
  for (const file of listTextFiles()) if (new RegExp(`^src/widgets/${kind}/(?:eager-)?view\\.tsx$`).test(file)) visitModule(file)
  return { calls, checks }
}

const splitAlternatives = (names: readonly string[]): readonly string[] => names.flatMap((name) => name.split('|'))

function listPropNeeds(spec: NeedsSpec | undefined): readonly string[] {
  if (spec === undefined) return []
  const ownNeeds = Array.isArray(spec.needs) ? (spec.needs as readonly string[]) : Object.values(spec.needs ?? {}).flat()
  return [...splitAlternatives(ownNeeds), ...Object.values(spec.properties ?? {}).flatMap(listPropNeeds), ...listPropNeeds(spec.items)]
}

describe('the declared needs', () => {
  it.each(Object.keys(needs.widgets))('of the widget %s match the endpoints that its code calls', (kind) => {
    const { calls, checks } = collectEndpoints(kind)
    const widget = needs.widgets[kind]
    const required = [...splitAlternatives(widget?.needs ?? []), ...listPropNeeds(widget?.props)]
    const declared = new Set([...required, ...(widget?.uses ?? [])])
    const undeclared = [...calls].filter((call) => !declared.has(call))
    expect(undeclared, `Add them to x-needs or x-uses of schemas/widgets/${kind}.json`).toEqual([])
    const uncalled = [...declared].filter((call) => !calls.has(call) && !(call in indirectNeeds))
    expect(uncalled, `Remove them from x-needs and x-uses of schemas/widgets/${kind}.json`).toEqual([])
    expect([...declared].filter((call) => !(call in endpoints))).toEqual([])
    const unchecked = (widget?.uses ?? []).filter((call) => !checks.has(call) && !(call in uncheckedEndpoints) && !required.includes(call))
    expect(unchecked).toEqual([])
  })

  it('of actions contain only endpoints that exist', () => {
    expect(
      Object.values(needs.actions)
        .flat()
        .filter((name) => !((name as EndpointName) in endpoints)),
    ).toEqual([])
  })
})
