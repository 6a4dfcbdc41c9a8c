import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DebianMachine, startDebianMachine } from './debian-machine.ts'

const maxMinutes = 10
/** The domain of the guide, which is also one of the brand `lotus`. */
const domain = 'lotus.example'

/**
 * Creates the files that certbot would create, because no public authority issues a certificate for the domain of the
 * drill.
 */
const certificateScript = `mkdir -p /etc/letsencrypt/live/${domain}
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${domain} -addext subjectAltName=DNS:${domain} \\
  -keyout /etc/letsencrypt/live/${domain}/privkey.pem -out /etc/letsencrypt/live/${domain}/fullchain.pem`

const pageScript = `curl -sSL --cacert /etc/ssl/livery/fullchain.pem --resolve ${domain}:443:127.0.0.1 -D - https://${domain}/`

interface Step {
  readonly title: string
  readonly script: string
}

/** Returns the commands of the steps of the guide, without the one that asks for a password. */
function listSteps(): readonly Step[] {
  const guide = readFileSync('docs/deploying.md', 'utf8')
  const [, section = ''] = /^## With systemd and nginx$([^]*?)^## /m.exec(guide) ?? []
  return section
    .split(/^(?=\*\*\d)/m)
    .slice(1)
    .map((step) => ({
      title: /^\*\*(.*?)\*\*/.exec(step)?.[1] ?? '',
      script: [...step.matchAll(/^```sh\n([^]*?)^```$/gm)]
        .map(([, commands = '']) => commands)
        .filter((commands) => !commands.includes('bin/livery.js login'))
        .join('')
        .replace(/^certbot certonly .*$/m, certificateScript)
        .replace(/^certbot reconfigure .*$/m, ''),
    }))
}

let machine: DebianMachine
beforeAll(async () => {
  machine = await startDebianMachine()
  const sources = join(machine.home, 'livery')
  mkdirSync(sources)
  execFileSync('tar', ['-x', '-C', sources], { input: execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 }) })
})
afterAll(() => machine.remove())

describe('the guide for systemd and nginx, on a fresh Debian 13', () => {
  it(`serves a brand over HTTPS within ${String(maxMinutes)} minutes`, async () => {
    const steps = listSteps()
    expect(steps.map(({ title }) => title)).toHaveLength(6)
    const getTimestampCommand = (title: string): string => `echo "@ $(date +%s) ${title}"\n`
    const script = steps.map(({ title, script: commands }) => `${getTimestampCommand(title)}${commands}`).join('')
    const output = await machine.run(`${script}${getTimestampCommand('A page')}${pageScript}`)
    const times = [...output.matchAll(/^@ (\d+) (.*)$/gm)].map(([, time, title = '']) => ({ time: Number(time), title }))
    const durations = times.slice(1).map(({ time }, index) => [times[index]?.title, time - (times[index]?.time ?? 0)] as const)
    console.table(Object.fromEntries(durations))
    expect(output).toContain('{"ready":true')
    const page = output.slice(output.lastIndexOf('@ '))
    expect(page).toMatch(/^HTTP\/2 200/m)
    expect(page).toContain('id="livery-boot"')
    const totalSeconds = durations.reduce((sum, [, seconds]) => sum + seconds, 0)
    expect(totalSeconds).toBeLessThan(maxMinutes * 60)
  })
})
