/** The parts of an operator's project: folders, relative to its `livery.config.ts`. */
export interface ProjectConfig {
  /** Brands: a folder of JSON each, which extends `base` of the package or another brand. */
  readonly brands: string
  /** Widgets: a folder each, with `schema.json`, `view.tsx` and texts in `messages/`. */
  readonly widgets?: string
  /** Features: a folder each, with `definition.ts` and texts in `messages/`. */
  readonly features?: string
  /** Server modules: a folder each, with `module.ts`, the schema of its endpoints in `api.json`, and `migrations/`. */
  readonly modules?: string
  /** Game vendors: a file each, named by the code of the vendor, with its games. */
  readonly vendors?: string
}

/** Declares the parts of a project, as the default export of its `livery.config.ts`. */
export const defineConfig = (config: ProjectConfig): ProjectConfig => config
