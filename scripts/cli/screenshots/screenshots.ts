import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Arguments, type Command, CommandError } from '../command.ts'
import { parseChoiceOption, parseIntegerOption, parseTextOption } from '../parse-options.ts'
import { compareRevisions } from '../diff/compare-revisions.ts'
import { merchantsHelp, merchantsOption, requireMerchantsRoot } from '../merchants-root.ts'
import { formatCounts, markerFile, reportFile } from './report.ts'
import { withCleanup } from './with-cleanup.ts'

const defaultPages = 6
const maxPages = 100
const defaultMerchants = 5
const maxMerchants = 1_000

export const screenshots: Command = {
  summary: 'render the pages that a change affects, before and after it',
  help: `Usage: livery screenshots --base REVISION [id…] --out FOLDER [--pages N] [--limit N] [--theme THEME] [--language CODE]
                          [--as ACCOUNT] [--merchants DIR]

Compares the folder of merchants with a git revision, as livery diff does, and renders the pages that the change affects
most in Chromium, at 360 and 1440 pixels. Two servers in demo mode serve both versions, with the build of this folder and
the same data.

The folder gets the pictures that differ, index.html, which shows them side by side, and summary.md for the comment of a
pull request. Pages that look the same have no pictures.

  --base REVISION   a branch, a tag or a commit
  --out FOLDER      the target folder; an earlier report there is replaced
  --pages N         maximum number of pages of each merchant; default: ${String(defaultPages)}
  --limit N         maximum number of merchants, those with the most changes first; default: ${String(defaultMerchants)}
  --theme THEME     default (the merchant's own, or the other one if only its colours change), dark, light or both
  --language CODE   language of the pages; default: the merchant's own, or another one if only its texts change
  --as ACCOUNT      a demo account of the merchants, such as player or agent: pages are rendered for it, and those of its
                    centres as well; default: a visitor who is logged out
${merchantsHelp}

Chromium is found at the path in CHROMIUM, in Playwright's cache, or where system packages install it.

Exit codes: 0 done, 1 a merchant is not valid and was not rendered, 2 could not run.`,
  options: {
    ...merchantsOption,
    base: { type: 'string' },
    out: { type: 'string' },
    pages: { type: 'string' },
    limit: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string' },
    as: { type: 'string' },
  },
  async run(args, io) {
    const root = requireMerchantsRoot(args, io)
    const base = requireTextOption(args, 'base', 'the git revision to compare with')
    const out = requireTextOption(args, 'out', 'the folder of the screenshots')
    assertReplaceable(out)
    const options = {
      maxPages: parseIntegerOption(args, 'pages', defaultPages, maxPages, 1),
      maxMerchants: parseIntegerOption(args, 'limit', defaultMerchants, maxMerchants, 1),
      theme: parseChoiceOption(args, 'theme', ['default', 'dark', 'light', 'both']),
      language: parseTextOption(args, 'language'),
      username: parseTextOption(args, 'as'),
    }
    // Loads the browser's driver, which other commands do not need.
    const { takeScreenshots } = await import('./take-screenshots.ts')
    return withCleanup(async (onEnd) => {
      const comparison = await compareRevisions(root, base, args.positionals)
      onEnd(() => comparison[Symbol.dispose]())
      const report = await takeScreenshots({ root, base, out, comparison, ...options, log: (line) => io.out(line), onEnd })
      io.out(`${formatCounts(report)} The report is ${join(out, reportFile)}.`)
      for (const { id, reason } of report.merchants) if (reason !== undefined) io.out(`${id}: not rendered: ${reason}`)
      return comparison.impacts.some(({ state }) => state === 'invalid') ? 1 : 0
    })
  },
}

/** @throws CommandError if the option is missing */
function requireTextOption(args: Arguments, name: string, meaning: string): string {
  const value = parseTextOption(args, name)
  if (value === undefined || value === '') throw new CommandError(`--${name} is missing: ${meaning}.`)
  return value
}

/** @throws CommandError if the folder is not empty and contains no earlier report */
function assertReplaceable(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : []
  if (names.length > 0 && !names.includes(markerFile))
    throw new CommandError(`${folder} is not empty, and has no report of livery screenshots. Choose another folder with --out.`)
}
