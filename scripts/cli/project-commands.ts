import { type Arguments, type Command, CommandError } from './command.ts'

/** Creates a command without positional arguments that runs a script of the package. */
const createScriptCommand = (
  { summary, help, options = {} }: Pick<Command, 'summary' | 'help'> & Partial<Pick<Command, 'options'>>,
  runScript: (values: Arguments['values']) => Promise<unknown>,
): Command => ({
  summary,
  help,
  options,
  run: async ({ positionals, values }) => {
    if (positionals.length > 0) throw new CommandError(`unexpected argument "${String(positionals[0])}".`)
    await runScript(values)
    return Number(process.exitCode ?? 0)
  },
})

export const generate = createScriptCommand(
  {
    summary: 'derive types, validators and schemas from the schemas and texts of a project',
    help: `Usage: livery generate

Brings .livery up to date, for editors and tsc: run it after a clone, and after a change of texts, schemas or admin commands.
livery dev does this on every change, and other commands derive what they need themselves.

Exit codes: 0 done, 1 a schema has errors, 2 the project has errors.`,
  },
  // `scripts/livery.mjs` has already generated everything when it opened the project.
  async () => undefined,
)

export const build = createScriptCommand(
  {
    summary: 'build the app, or write one brand as a static folder',
    help: `Usage: livery build [--merchant ID [--out FOLDER]]

Builds the app into dist/ if its sources have changed.

  --merchant ID     also write this brand as a folder that any static host can serve
  --out FOLDER      the target folder; default: export/ID

Exit codes: 0 done, 1 the brand is not valid, 2 could not run.`,
    options: { merchant: { type: 'string' }, out: { type: 'string' } },
  },
  async (values) => {
    const { runBuild } = await import('../tools/run-build.ts')
    await runBuild(Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]))
  },
)

export const start = createScriptCommand(
  {
    summary: 'build what is stale and start the server',
    help: `Usage: livery start

Builds the app and the server if their sources have changed, and serves every brand until Ctrl-C. Settings are
environment variables: PORT, DATA_DIR, DATABASE_URL, LIVERY_MODE and others; docs/settings.md lists them.`,
  },
  () => import('../start.ts'),
)

export const dev = createScriptCommand(
  {
    summary: 'start the server with the app from its sources, and reload on change',
    help: `Usage: livery dev

Serves every brand until Ctrl-C. Changes of widgets and brands are applied to open pages; changes of server modules and schemas
restart the server. It reads the same settings as livery start.`,
  },
  () => import('../dev.ts'),
)
