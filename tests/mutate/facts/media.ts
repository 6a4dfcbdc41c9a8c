import type { Mutant } from '../mutant.ts'

/** What the specification says of pictures and QR codes, each fact made untrue. */
export const media: readonly Mutant[] = [
  {
    shows: 'R-MEDIA-08',
    file: 'src/widgets/group-banner/view.tsx',
    from: 'settings.bannerGroups[place]',
    to: 'settings.bannerGroups.login',
    test: 'src/widgets/group-banner/view.test.tsx',
    title: 'R-MEDIA-08',
  },
  {
    shows: 'R-MEDIA-11',
    file: 'src/ui/media/picture.tsx',
    from: `'waiting' : 'error')`,
    to: `'waiting' : 'loaded')`,
    test: 'src/ui/media/picture.test.tsx',
    title: 'R-MEDIA-11',
  },
  {
    shows: 'R-MEDIA-12',
    file: 'src/ui/media/picture.tsx',
    from: 'attempt < loading.attempts',
    to: 'attempt <= loading.attempts',
    test: 'src/ui/media/picture.test.tsx',
    title: 'R-MEDIA-12',
  },
  {
    shows: 'R-MEDIA-14',
    file: 'src/ui/hooks/use-in-view.ts',
    from: 'Math.round((preload - 1) * 100)',
    to: 'Math.round(preload * 100)',
    test: 'src/ui/media/picture.test.tsx',
    title: 'R-MEDIA-14',
  },
  {
    shows: 'R-MEDIA-15',
    file: 'src/ui/hooks/use-in-view.ts',
    from: 'setInView(true)), throttleMs)',
    to: 'setInView(true)), 0)',
    test: 'src/ui/media/picture.test.tsx',
    title: 'R-MEDIA-15',
  },
  {
    shows: 'R-MEDIA-16',
    file: 'src/ui/media/picture-memory.ts',
    from: 'this.#seen.size <= limit',
    to: 'this.#seen.size <= limit + 1',
    test: 'src/ui/media/picture-memory.test.ts',
    title: 'R-MEDIA-16',
  },
  {
    shows: 'R-MEDIA-17',
    file: 'src/ui/hooks/use-in-view.ts',
    from: '* 100)}% 0px`, threshold }',
    to: '* 100)}% 0px`, threshold: 0 }',
    test: 'src/ui/media/picture.test.tsx',
    title: 'R-MEDIA-17',
  },
]
