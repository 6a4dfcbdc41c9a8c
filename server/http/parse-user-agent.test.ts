import { describe, expect, it } from 'vitest'
import { parseUserAgent } from './parse-user-agent.ts'

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('parseUserAgent', () => {
  it.each([
    [chrome, 'chrome', 'windows'],
    [`${chrome} Edg/140.0.0.0`, 'edge', 'windows'],
    [`${chrome} OPR/120.0.0.0`, 'opera', 'windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'safari',
      'macos',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1',
      'chrome',
      'ios',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'samsung',
      'android',
    ],
    ['curl/8.0', 'other', 'other'],
    [undefined, 'other', 'other'],
  ] as const)('recognises %s as %s on %s', (agent, browser, system) => {
    expect(parseUserAgent(agent)).toEqual({ browser, system })
  })

  it('reads at most 512 characters', () => {
    const product = 'Firefox/'
    expect(parseUserAgent('x'.repeat(512 - product.length) + product).browser).toBe('firefox')
    expect(parseUserAgent('x'.repeat(513 - product.length) + product).browser).toBe('other')
  })
})
