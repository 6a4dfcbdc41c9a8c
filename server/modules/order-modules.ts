import type { ServerModule } from './define-module.ts'

/**
 * Returns the modules in dependency order.
 * @throws Error if two have the same name, a dependency is not listed, or dependencies form a cycle
 */
export function orderModules(modules: readonly ServerModule[]): readonly ServerModule[] {
  const byName = new Map<string, ServerModule>()
  for (const module of modules) {
    if (byName.has(module.name)) throw new Error(`Two modules are named "${module.name}".`)
    byName.set(module.name, module)
  }
  const ordered = new Set<ServerModule>()
  const add = (module: ServerModule, path: readonly string[]): void => {
    if (path.includes(module.name)) throw new Error(`Circular module dependency: ${[...path, module.name].join(' → ')}.`)
    for (const name of module.dependsOn) {
      const dependency = byName.get(name)
      if (!dependency) throw new Error(`The module "${module.name}" depends on "${name}", which is not listed in server/modules/index.ts.`)
      if (!ordered.has(dependency)) add(dependency, [...path, module.name])
    }
    ordered.add(module)
  }
  for (const module of modules) add(module, [])
  return [...ordered]
}
