import type { ReactNode } from 'react'

/** Logo of a provider, in its own colours, as its brand guidelines require. Decorative: the name is beside it. */
export function ProviderLogo({ provider }: { readonly provider: 'google' | 'facebook' }): ReactNode {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {logos[provider].map(([fill, d]) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  )
}

const logos = {
  google: [
    ['#4285f4', 'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z'],
    [
      '#34a853',
      'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23z',
    ],
    ['#fbbc05', 'M5.84 14.09c-.22-.66-.35-1.36-.35-2.09s.13-1.43.35-2.09V7.07H2.18C1.43 8.55 1 10.22 1 12s.43 3.45 1.18 4.93l2.85-2.22z'],
    [
      '#ea4335',
      'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z',
    ],
  ],
  facebook: [
    [
      '#0866ff',
      'M24 12c0-6.63-5.37-12-12-12S0 5.37 0 12c0 6 4.39 10.97 10.13 11.87v-8.4H7.08V12h3.05V9.36c0-3.01 1.79-4.67 4.53-4.67 1.31 0 2.69.24 2.69.24v2.95h-1.52c-1.49 0-1.95.93-1.95 1.87V12h3.32l-.53 3.47h-2.79v8.4C19.61 22.97 24 18 24 12z',
    ],
    [
      '#fff',
      'm16.67 15.47.53-3.47h-3.32V9.75c0-.95.46-1.87 1.95-1.87h1.52V4.93s-1.38-.24-2.69-.24c-2.74 0-4.53 1.66-4.53 4.67V12H7.08v3.47h3.05v8.4a12.1 12.1 0 0 0 3.75 0v-8.4z',
    ],
  ],
} as const
