import { type Arguments, type Command, CannotRun } from './command.ts'

/** A command without arguments that does what a script of the package does. */
const scriptCommand = (
  { summary, help, options = {} }: Pick<Command, 'summary' | 'help'> & Partial<Pick<Command, 'options'>>,
  work: (values: Arguments['values']) => Promise<unknown>,
): Command => ({
  summary,
  help,
  options,
  run: async ({ positionals, values }) => {
    if (positionals.length > 0) throw new CannotRun(`unexpected argument "${String(positionals[0])}".`)
    await work(values)
    return Number(process.exitCode ?? 0)
  },
})

export const generate = scriptCommand(
  {
    summary: 'derive types, validators and schemas from the schemas and texts of a project',
    help: `Usage: livery generate

Brings .livery up to date. The other commands do so by themselves; editors and tsc need it after a clone.

Exit codes: 0 done, 1 a schema has mistakes, 2 the project has mistakes.`,
  },
  async () => undefined,
)

export const build = scriptCommand(
  {
    summary: 'build the app; or write one brand as a static folder',
    help: `Usage: livery build [--merchant ID [--out FOLDER]]

Builds the app into dist/ where its sources have changed.

  --merchant ID     also write this brand as a folder of files that any host can serve
  --out FOLDER      where to; export/ID without it

Exit codes: 0 done, 1 the brand is not valid, 2 could not run.`,
    options: { merchant: { type: 'string' }, out: { type: 'string' } },
  },
  async (values) => {
    const { runBuild } = await import('../chores/run-build.ts')
    await runBuild(Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]))
  },
)

export const start = scriptCommand(
  {
    summary: 'build what is stale and start the server',
    help: `Usage: livery start

Builds the app and the server where their sources have changed, and serves every brand until Ctrl-C. The settings are
environment variables: PORT, DATA_DIR, DATABASE_URL, LIVERY_MODE and others; docs/settings.md lists them.`,
  },
  () => import('../start.ts'),
)

export const dev = scriptCommand(
  {
    summary: 'start the server with the app from its sources, and reload what changes',
    help: `Usage: livery dev

Serves every brand until Ctrl-C. A change of a widget or a brand arrives in the open pages; a change of a server module
or a schema starts the server again. It reads the same settings as livery start.`,
  },
  () => import('../dev.ts'),
)
