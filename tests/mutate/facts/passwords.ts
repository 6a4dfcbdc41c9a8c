import type { Mutant } from '../mutant.ts'

/** What the specification says of forgotten and forced passwords, each fact made untrue. */
export const passwords: readonly Mutant[] = [
  {
    shows: 'R-AUTH-PASSWORD-03',
    file: 'src/features/session/sign-in.ts',
    from: `login?.way === 'username' && mustChange`,
    to: 'login !== undefined && mustChange',
    test: 'src/widgets/password-form/view.test.tsx',
    title: 'R-AUTH-PASSWORD-03',
  },
  {
    shows: 'R-AUTH-PASSWORD-04',
    file: 'src/features/session/sign-in.ts',
    from: `login?.way === 'username' && mustChange(engine, result)`,
    to: `login?.way !== 'sms' && mustChange(engine, result)`,
    test: 'src/widgets/password-form/view.test.tsx',
    title: 'R-AUTH-PASSWORD-04',
  },
  {
    shows: 'R-AUTH-PASSWORD-06',
    file: 'src/features/session/end-forced-change.ts',
    from: `  if (overlay) engine.overlays.close(overlay.key)
`,
    to: '',
    test: 'src/widgets/password-form/view.test.tsx',
    title: 'R-AUTH-PASSWORD-06',
  },
  {
    shows: 'R-AUTH-PASSWORD-07',
    file: 'src/features/session/end-forced-change.ts',
    from: `  engine.location.push('/')
`,
    to: '',
    test: 'src/widgets/password-form/view.test.tsx',
    title: 'R-AUTH-PASSWORD-07',
  },
  {
    shows: 'R-AUTH-PASSWORD-09',
    file: 'src/widgets/password-form/by-email.tsx',
    from: `<Notice tone="good">{text('forgot_mail_sent', sent)}</Notice>`,
    to: `<p className={styles['lead']}>{text('forgot_mail_text')}</p>`,
    test: 'src/widgets/password-form/view.test.tsx',
    title: 'R-AUTH-PASSWORD-09',
  },
  {
    shows: 'R-AUTH-PASSWORD-10',
    file: 'src/widgets/password-form/by-phone.tsx',
    from: 'member.passwordByPhone({ mobileNum, verificationCode, newPassword })',
    to: 'member.passwordByPhone({ mobileNum, verificationCode, newPassword: verificationCode })',
    test: 'src/widgets/password-form/view.test.tsx',
    title: 'R-AUTH-PASSWORD-10',
  },
  {
    shows: 'R-AUTH-PASSWORD-12',
    file: 'src/widgets/password-form/by-phone.tsx',
    from: `          goTo('/')
`,
    to: '',
    test: 'src/widgets/password-form/view.test.tsx',
    title: 'R-AUTH-PASSWORD-12',
  },
]
