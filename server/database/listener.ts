import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isPooled } from './connections/connection-settings.ts'

const connectMilliseconds = 5_000
const retryMilliseconds = 1_000
/** Idle time after which the connection is probed, to detect a server that vanished. */
const keepAliveMilliseconds = 10_000

export interface ListenerOptions {
  /** URL of PostgreSQL itself: a pooler does not forward notifications. */
  readonly url: string
  readonly channel: string
  /** Called for each notification, and after each connect: notifications sent while it was disconnected are lost. */
  readonly onNotification: () => void
  /** Called if the URL goes through a pooler. The listener does not connect again. */
  readonly onPooler: () => void
}

/** Listens to a channel of PostgreSQL on a connection of its own, which is opened again whenever it is lost. */
export class Listener {
  readonly #options: ListenerOptions
  readonly #stopping = new AbortController()
  #running: Promise<void> | undefined
  #client: pg.Client | undefined

  constructor(options: ListenerOptions) {
    this.#options = options
  }

  /** Whether notifications arrive now. */
  get isListening(): boolean {
    return this.#client !== undefined
  }

  start(): void {
    this.#running = this.#run()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#client?.end().catch(() => undefined)
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      const reason = await this.#listen().catch(() => 'lost' as const)
      if (reason === 'pooler') return this.#options.onPooler()
      await sleep(retryMilliseconds, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Listens until the connection ends. Returns `pooler` without listening if the URL goes through a pooler. */
  async #listen(): Promise<'lost' | 'pooler'> {
    const { url, channel, onNotification } = this.#options
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMilliseconds,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMilliseconds,
      application_name: 'livery notifications',
    })
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', () => void client.end().catch(() => undefined))
    client.on('notification', onNotification)
    try {
      await client.connect()
      if (await isPooled(client)) return 'pooler'
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      if (this.#stopping.signal.aborted) return 'lost'
      this.#client = client
      onNotification()
      await ended
      return 'lost'
    } finally {
      this.#client = undefined
      await client.end().catch(() => undefined)
    }
  }
}
