declare module '*/.dependency-cruiser.mjs' {
  import type { ICruiseOptions } from 'dependency-cruiser'
  const law: {
    readonly forbidden: readonly { readonly name: string; readonly comment: string }[]
    readonly options: ICruiseOptions & { readonly enhancedResolveOptions: object }
  }
  export default law
}
