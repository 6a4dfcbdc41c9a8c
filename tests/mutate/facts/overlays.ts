import type { Mutant } from '../mutant.ts'

/** What the specification says of overlays, each fact made untrue. */
export const overlays: readonly Mutant[] = [
  {
    shows: 'R-OVERLAY-10',
    file: 'src/engine/render/overlays/overlay-stack.tsx',
    from: 'onClose={() => close(false)}',
    to: 'onClose={() => undefined}',
    test: 'src/engine/render/overlays/overlay-stack.test.tsx',
    title: 'R-OVERLAY-10',
  },
  {
    shows: 'R-OVERLAY-13',
    file: 'merchants/base/overlays.json',
    from: '"modalWidth": 600',
    to: '"modalWidth": 640',
    test: 'src/engine/render/overlays/overlay-stack.test.tsx',
    title: 'R-OVERLAY-13',
  },
  {
    shows: 'R-OVERLAY-14',
    file: 'merchants/base/overlays.json',
    from: '"modalHeight": 300',
    to: '"modalHeight": 320',
    test: 'src/engine/render/overlays/overlay-stack.test.tsx',
    title: 'R-OVERLAY-14',
  },
  {
    shows: 'R-OVERLAY-15',
    file: 'src/engine/render/overlays/overlay-stack.tsx',
    from: '(small ? defaults.dialogWidth : defaults.modalWidth)',
    to: 'defaults.modalWidth',
    test: 'src/engine/render/overlays/overlay-stack.test.tsx',
    title: 'R-OVERLAY-15',
  },
  {
    shows: 'R-OVERLAY-16',
    file: 'src/engine/render/overlays/overlay-stack.tsx',
    from: 'configured?.clickToClose ?? false',
    to: 'configured?.clickToClose ?? true',
    test: 'src/engine/render/overlays/overlay-stack.test.tsx',
    title: 'R-OVERLAY-16',
  },
  {
    shows: 'R-OVERLAY-17',
    file: 'src/engine/render/overlays/overlay-stack.tsx',
    from: 'overlays.close(key), timeOut)',
    to: 'overlays.close(key), timeOut / 2)',
    test: 'src/engine/render/overlays/overlay-stack.test.tsx',
    title: 'R-OVERLAY-17',
  },
  {
    shows: 'R-OVERLAY-18',
    file: 'src/engine/resolve/access.ts',
    from: `if (!loggedIn) return 'login'`,
    to: `if (!loggedIn) return rule === 'signedIn' ? 'allow' : 'login'`,
    test: 'src/engine/resolve/access.test.ts',
    title: 'R-OVERLAY-18',
  },
  {
    shows: 'R-OVERLAY-19',
    file: 'src/engine/state/overlays.ts',
    from: `phase: 'before-open', content }`,
    to: `phase: 'open', content }`,
    test: 'src/engine/state/overlays.test.ts',
    title: 'R-OVERLAY-19',
  },
]
