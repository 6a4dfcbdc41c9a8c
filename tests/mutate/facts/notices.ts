import type { Mutant } from '../mutant.ts'

/** What the specification says of notices, each fact made untrue. */
export const notices: readonly Mutant[] = [
  {
    shows: 'R-NOTICE-02',
    file: 'merchants/base/settings.json',
    from: '"notices": 9',
    to: '"notices": 10',
    test: 'src/widgets/notice-board/view.test.tsx',
    title: 'R-NOTICE-02',
  },
  {
    shows: 'R-NOTICE-03',
    file: 'merchants/base/settings.json',
    from: '"range": 3',
    to: '"range": 5',
    test: 'src/widgets/notice-board/view.test.tsx',
    title: 'R-NOTICE-03',
  },
  {
    shows: 'R-NOTICE-04',
    file: 'merchants/base/settings.json',
    from: `"margin": 1
`,
    to: `"margin": 0
`,
    test: 'src/widgets/notice-board/view.test.tsx',
    title: 'R-NOTICE-04',
  },
  {
    shows: 'R-NOTICE-05',
    file: 'src/widgets/notice-board/board.tsx',
    from: `        {notice.title}
      </Heading>`,
    to: `        {text('notices_label')}
      </Heading>`,
    test: 'src/widgets/notice-board/view.test.tsx',
    title: 'R-NOTICE-05',
  },
  {
    shows: 'R-NOTICE-07',
    file: 'src/widgets/notice-board/choose-notice.ts',
    from: 'selected: ids[Math.max(index, 0)]',
    to: 'selected: ids[0]',
    test: 'src/widgets/notice-board/choose-notice.test.ts',
    title: 'R-NOTICE-07',
  },
  {
    shows: 'R-NOTICE-08',
    file: 'src/widgets/notice-board/choose-notice.ts',
    from: '({ page, selected: undefined, reading: false })',
    to: '({ page, selected: String(page), reading: false })',
    test: 'src/widgets/notice-board/choose-notice.test.ts',
    title: 'R-NOTICE-08',
  },
  {
    shows: 'R-NOTICE-10',
    file: 'server/modules/content/handlers.ts',
    from: `execution = 'B'`,
    to: `execution = 'X'`,
    test: 'tests/platform/content.test.ts',
    title: 'R-NOTICE-10',
  },
  {
    shows: 'R-NOTICE-11',
    file: 'src/engine/rules/time/format-timestamp.ts',
    from: `pattern = 'yyyy-MM-dd HH:mm:ss'`,
    to: `pattern = 'dd-MM-yyyy HH:mm:ss'`,
    test: 'src/engine/rules/time/format-timestamp.test.ts',
    title: 'R-NOTICE-11',
  },
]
