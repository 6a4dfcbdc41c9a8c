import { dirname, join, relative } from 'node:path'
import type { Extension, ProjectExtensions } from './scan-project.ts'

const banner = '// Derived from livery.config.ts by `livery generate`. Do not edit.\n'

/**
 * Creates the modules with the extensions, the game catalogue and the paths of a project, by path in `target`, the
 * project's `.livery`. They replace the modules of the package at the same paths.
 */
export function createExtensionFiles(
  target: string,
  { widgets, features, modules }: ProjectExtensions,
  catalogue: object,
): readonly (readonly [path: string, text: string])[] {
  const createModuleFile = (path: string, createText: (formatSpecifier: (extension: Extension, file: string) => string) => string) => {
    const formatSpecifier = ({ folder }: Extension, file: string): string =>
      `'${relative(join(target, dirname(path)), join(folder, file)).replaceAll('\\', '/')}'`
    return [path, banner + createText(formatSpecifier)] as const
  }
  const formatImports = (extensions: readonly Extension[], statement: (extension: Extension, index: number) => string): string =>
    extensions.map(statement).join('')
  const formatNames = (extensions: readonly Extension[]): string => extensions.map((_, index) => `extension${String(index)}`).join(', ')
  return [
    createModuleFile(
      'src/widgets/extensions.ts',
      (formatSpecifier) => `import type { WidgetDefinition } from '../engine/index.ts'

export const extensions: readonly WidgetDefinition[] = [
${widgets.map((extension) => `  { kind: '${extension.name}', load: () => import(${formatSpecifier(extension, 'view.tsx')}) },\n`).join('')}]
`,
    ),
    createModuleFile(
      'src/features/extensions.ts',
      (formatSpecifier) => `import type { Feature } from '../engine/index.ts'
${formatImports(features, (extension, index) => `import { definition as extension${String(index)} } from ${formatSpecifier(extension, 'definition.ts')}\n`)}
export const extensions: readonly Feature[] = [${formatNames(features)}]
`,
    ),
    createModuleFile(
      'server/modules/extensions.ts',
      (formatSpecifier) => `import type { ServerModule } from './define-module.ts'
${formatImports(modules, (extension, index) => `import extension${String(index)} from ${formatSpecifier(extension, 'module.ts')}\n`)}
export const extensions: readonly ServerModule[] = [${formatNames(modules)}]
`,
    ),
    createModuleFile('server/modules/games/extensions.ts', () => `export const extensions = ${JSON.stringify(catalogue, null, 2)}\n`),
    createModuleFile(
      'server/project-paths.ts',
      () => `import { join } from 'node:path'

export const projectFolder = join(import.meta.dirname, '../..')

export const schemasFolder = join(import.meta.dirname, '../schemas')
`,
    ),
  ]
}
