import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** A fresh Debian 13 in a container with its own systemd. It shares the network of this machine. */
export interface DebianMachine {
  /** Home directory of root in the machine, as a path on this machine. */
  readonly home: string
  /**
   * Runs a script as root in a new shell, in the home directory of root. The shell stops at the first command that
   * fails. Returns the output.
   * @throws Error with the output if a command fails
   */
  run(script: string): Promise<string>
  /** Stops the machine, and deletes its files. */
  remove(): Promise<void>
}

const release = 'trixie'
const packages = 'systemd,systemd-sysv,dbus,iproute2,procps,ca-certificates,curl,openssl'
const bootSeconds = 60
/** Home directory of root in the machine. */
const homeFolder = '/opt/drill'

/**
 * Installs and boots a machine. Requires root, and Debian's debootstrap and systemd-container. If `NODE_EXTRA_CA_CERTS`
 * is set, as behind a proxy that intercepts TLS, the machine trusts its certificates as well.
 */
export async function startDebianMachine(): Promise<DebianMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-drill-'))
  const root = join(folder, 'debian')
  await execute('debootstrap', ['--variant=minbase', `--include=${packages}`, release, root], { maxBuffer: 2 ** 26 })
  const home = join(root, homeFolder)
  mkdirSync(home)
  const caFile = process.env['NODE_EXTRA_CA_CERTS']
  if (caFile !== undefined) copyFileSync(caFile, join(home, 'ca.pem'))
  const container = spawn('systemd-nspawn', ['--register=no', '--keep-unit', `--directory=${root}`, '--boot', ...listKernelArguments()], {
    stdio: 'ignore',
  })
  const run = async (script: string): Promise<string> => {
    const shell = ['/bin/bash', '-euo', 'pipefail', '-c', `exec 2>&1; cd ${homeFolder}\n${script}`]
    const environment = [
      '/usr/bin/env',
      '-i',
      `HOME=${homeFolder}`,
      'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
      'DEBIAN_FRONTEND=noninteractive',
      ...(caFile === undefined ? [] : [`NODE_EXTRA_CA_CERTS=${homeFolder}/ca.pem`]),
    ]
    try {
      const initProcess = execFileSync('pgrep', ['-P', String(container.pid)], { encoding: 'utf8' }).trim()
      const { stdout } = await execute('nsenter', ['--target', initProcess, '--all', ...environment, ...shell], { maxBuffer: 2 ** 26 })
      return stdout
    } catch (error) {
      throw new Error(`A command failed:\n${(error as { stdout?: string }).stdout ?? ''}`, { cause: error })
    }
  }
  const remove = async (): Promise<void> => {
    await stopContainer(container, run)
    rmSync(folder, { recursive: true, force: true })
  }
  await waitUntilBooted(run)
  return { home, run, remove }
}

/** Returns the kernel arguments that let the machine's systemd run on a host with control groups version 1. */
const listKernelArguments = (): readonly string[] =>
  existsSync('/sys/fs/cgroup/cgroup.controllers') ? [] : ['systemd.unified_cgroup_hierarchy=0', 'SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1']

async function waitUntilBooted(run: DebianMachine['run']): Promise<void> {
  for (let second = 0; second < bootSeconds; second++) {
    const state = await run('systemctl is-system-running || true').catch(() => '')
    if (/^(?:running|degraded)$/m.test(state)) return
    await sleep(1000)
  }
  throw new Error(`The machine has not booted after ${String(bootSeconds)} s.`)
}

async function stopContainer(container: ChildProcess, run: DebianMachine['run']): Promise<void> {
  if (container.exitCode !== null) return
  const stopped = new Promise((resolve) => container.once('exit', resolve))
  // The shutdown ends the shell as well.
  await run('systemctl poweroff').catch(() => undefined)
  await stopped
}
