import { dirname, join, relative } from 'node:path'
import type { Extension, ProjectExtensions } from './scan-project.ts'

const banner = '// Derived from livery.config.ts by `livery generate`. Never edited by hand.\n'

/**
 * Creates the modules that list the extensions of a project, by path in `target`, the project's `.livery`. They replace
 * the empty lists of the package.
 */
export function createExtensionFiles(
  target: string,
  { widgets, features, modules }: ProjectExtensions,
  catalogue: object,
): readonly (readonly [path: string, text: string])[] {
  const toModule = (path: string, text: (toFile: (extension: Extension, file: string) => string) => string) => {
    const toFile = ({ folder }: Extension, file: string): string =>
      `'${relative(join(target, dirname(path)), join(folder, file)).replaceAll('\\', '/')}'`
    return [path, banner + text(toFile)] as const
  }
  const formatImports = (extensions: readonly Extension[], statement: (extension: Extension, index: number) => string): string =>
    extensions.map(statement).join('')
  const formatNames = (extensions: readonly Extension[]): string => extensions.map((_, index) => `extension${String(index)}`).join(', ')
  return [
    toModule(
      'src/widgets/extensions.ts',
      (toFile) => `import type { WidgetDefinition } from '../engine/index.ts'

export const extensions: readonly WidgetDefinition[] = [
${widgets.map((extension) => `  { kind: '${extension.name}', load: () => import(${toFile(extension, 'view.tsx')}) },\n`).join('')}]
`,
    ),
    toModule(
      'src/features/extensions.ts',
      (toFile) => `import type { Feature } from '../engine/index.ts'
${formatImports(features, (part, index) => `import { definition as extension${String(index)} } from ${toFile(part, 'definition.ts')}\n`)}
export const extensions: readonly Feature[] = [${formatNames(features)}]
`,
    ),
    toModule(
      'server/modules/extensions.ts',
      (toFile) => `import type { ServerModule } from './define-module.ts'
${formatImports(modules, (part, index) => `import extension${String(index)} from ${toFile(part, 'module.ts')}\n`)}
export const extensions: readonly ServerModule[] = [${formatNames(modules)}]
`,
    ),
    toModule('server/modules/games/extensions.ts', () => `export const extensions = ${JSON.stringify(catalogue, null, 2)}\n`),
    toModule(
      'server/project-paths.ts',
      () => `import { join } from 'node:path'

export const projectFolder = join(import.meta.dirname, '../..')

export const schemasFolder = join(import.meta.dirname, '../schemas')
`,
    ),
  ]
}
