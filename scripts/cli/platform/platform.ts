import { writeFileSync } from 'node:fs'
import type { Command } from '../command.ts'
import { type ServerPlace, callControl, portOf } from '../call-control.ts'
import { serverPlace } from '../server-place.ts'
import { need } from './read-words.ts'
import { toControl } from './to-control.ts'
import { toLines } from './to-lines.ts'
import { usage } from './usage.ts'

export const platform: Command = {
  summary: 'ask and change a running server: flags, rules, status, region, accounts, ledger',
  help: usage,
  options: {
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
    type: { type: 'string' },
    balance: { type: 'string' },
    password: { type: 'string' },
    temporary: { type: 'boolean' },
    nickname: { type: 'string' },
    upline: { type: 'string' },
    email: { type: 'string' },
    mobile: { type: 'string' },
    key: { type: 'string' },
    count: { type: 'string' },
    open: { type: 'boolean' },
    state: { type: 'string' },
    username: { type: 'string' },
    amount: { type: 'string' },
    reason: { type: 'string' },
    by: { type: 'string' },
    days: { type: 'string' },
    to: { type: 'string' },
    minutes: { type: 'string' },
    now: { type: 'boolean' },
    note: { type: 'string' },
    event: { type: 'string' },
  },
  async run(args, io) {
    const { command, body } = toControl(args)
    const place = serverPlace(args, io)
    const value = await callControl(place, command, body)
    if (command.startsWith('open-')) {
      io.out(await linkOn(place, value as Link))
      return 0
    }
    if (writing.has(command)) {
      io.out(writeProof(value as Proof, need(args.values['to'] as string | undefined, '--to')))
      return 0
    }
    io.out(args.values['json'] === true ? JSON.stringify(value, null, 2) : toLines(value))
    return proving.has(command) && (value as { right?: boolean }).right !== true ? 1 : 0
  },
}

/** The commands whose answer is a file. */
const writing: ReadonlySet<string> = new Set(['deposit-proof', 'withdrawal-proof', 'application-image'])

/** The commands that say whether something is right. */
const proving: ReadonlySet<string> = new Set(['ledger-verify', 'audit-verify', 'reconcile-deposits'])

interface Proof {
  readonly type: string
  readonly data: string
}

function writeProof({ type, data }: Proof, file: string): string {
  writeFileSync(file, Buffer.from(data, 'base64'), { flag: 'wx' })
  return `${file}: ${type}`
}

interface Link {
  readonly host: string
  readonly path: string
}

/** The address of a link as a browser on this machine opens it. */
const linkOn = async (place: ServerPlace, { host, path }: Link): Promise<string> => `http://${host}:${await portOf(place)}${path}`
