import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const places = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of the machine where there is one, else the one that Playwright installed. */
export function findBrowser(): LaunchOptions {
  const executablePath = places.find((place) => place !== undefined && existsSync(place))
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--js-flags=--expose-gc',
    ],
  }
}
