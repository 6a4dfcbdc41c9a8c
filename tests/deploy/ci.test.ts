import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TestBrands } from '../merchants/test-brands.ts'
import { githubAction, createRepository, runGithubAction, runGitlabJob, gitlabTemplate } from './run-ci.ts'

const changeThemeAndPage = (brands: TestBrands): void => {
  brands.write('pearl/theme.json', { dark: { accent: '#8be9c4' } })
  brands.write('pearl/pages/customerService.json', { title: 'in_home' })
}

describe('the GitHub action', () => {
  it('is composite, describes its inputs, and runs every step in bash', () => {
    expect(githubAction.runs.using).toBe('composite')
    expect(
      githubAction.runs.steps.every((step) => ('uses' in step ? /^actions\/[a-z-]+@v\d+$/.test(step.uses) : step.shell === 'bash')),
    ).toBe(true)
    expect(Object.values(githubAction.inputs).every(({ description }) => description.length > 10)).toBe(true)
    expect(githubAction.outputs['report']?.value).toBe('${{ steps.report.outputs.report }}')
    // Untrusted values reach a script as environment variables only.
    for (const step of githubAction.runs.steps) if ('run' in step) expect(step.run).not.toContain('${{')
  })

  it('fetches the base commit, accepts a valid change, and comments which brand, pages and parts it affects', () => {
    const { status, summary, calls, consoleOutput } = runGithubAction(createRepository(changeThemeAndPage))
    expect([status, consoleOutput]).toEqual([0, expect.not.stringContaining('::error')])
    expect(summary).toContain('1 of 3 merchants change.')
    expect(summary).toMatch(/\| \*\*pearl\*\* \| customerService \| {2}\| {2}\| {2}\| theme \| {2}\|/)
    expect(summary).toContain('` /theme/dark/accent `: ` "#ffd34d" ` → ` "#8be9c4" ` (merchants/pearl/theme.json:3)')
    expect(calls).toEqual([
      expect.stringContaining('api --paginate repos/lotus/brands/issues/7/comments'),
      expect.stringMatching(
        /^api --method POST repos\/lotus\/brands\/issues\/7\/comments --field body=@.*livery-blast-radius\.md --silent$/,
      ),
    ])
  })

  it('replaces its comment in the next run', () => {
    const { calls } = runGithubAction(createRepository(changeThemeAndPage), { earlierCommentId: '4711' })
    expect(calls[1]).toContain('api --method PATCH repos/lotus/brands/issues/comments/4711')
  })

  it('annotates the findings at their lines, still posts the comment, and fails', () => {
    const { status, consoleOutput, summary, calls } = runGithubAction(
      createRepository((brands) => brands.write('pearl/theme.json', { dark: { acent: '#8be9c4' } })),
    )
    expect(status).toBe(1)
    expect(consoleOutput).toMatch(/::error file=merchants\/pearl\/theme\.json,line=3,col=\d+,.*title=unknown-key::/)
    expect(summary).toContain('cannot be compared: the newer version is not valid (1 error)')
    expect(calls).toHaveLength(2)
  })

  it('lists every brand that a change of the base brand affects, and reports if no brand changes', () => {
    const { summary } = runGithubAction(createRepository((brands) => brands.write('base/messages/EN.json', replaceHomeText(brands))))
    expect(summary).toContain('3 of 3 merchants change.')
    expect(summary.match(/EN 1/g)).toHaveLength(3)
    expect(runGithubAction(createRepository((brands) => void brands.write('README.md', 'Our brands.'))).summary).toContain(
      'No brand changes: 3 compared.',
    )
  })
})

const replaceHomeText = (brands: TestBrands): string =>
  readFileSync(join(brands.root, 'base/messages/EN.json'), 'utf8').replace('"in_home": "Home"', '"in_home": "Start"')

describe('the GitLab template', () => {
  it('reports findings as code quality, describes what the change affects, and fails on errors', () => {
    expect(gitlabTemplate.livery.rules[0]?.if).toContain('merge_request_event')
    expect(gitlabTemplate.livery.artifacts.when).toBe('always')
    const valid = runGitlabJob(createRepository(changeThemeAndPage))
    expect([valid.status, valid.findings, valid.calls]).toEqual([0, [], []])
    expect(valid.report).toContain('**pearl**')
    const invalid = runGitlabJob(createRepository((brands) => brands.write('pearl/theme.json', { dark: { acent: '#8be9c4' } })))
    expect(invalid.status).toBe(1)
    expect(invalid.findings).toMatchObject([
      {
        check_name: 'unknown-key',
        severity: 'major',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        location: { path: 'merchants/pearl/theme.json', lines: { begin: 3 } },
      },
    ])
  })

  it('comments if it has a token, and replaces its comment', () => {
    const env = {
      LIVERY_COMMENT_TOKEN: 'glpat-1',
      CI_API_V4_URL: 'https://gitlab.example/api/v4',
      CI_PROJECT_ID: '3',
      CI_MERGE_REQUEST_IID: '9',
    }
    const notes = 'https://gitlab.example/api/v4/projects/3/merge_requests/9/notes'
    expect(runGitlabJob(createRepository(changeThemeAndPage), env).calls[1]).toContain(
      `--request POST --header PRIVATE-TOKEN: glpat-1 --data-urlencode body@livery-blast-radius.md ${notes}`,
    )
    const NOTES = JSON.stringify([
      { id: 1, body: 'Nice.' },
      { id: 12, body: '<!-- livery-blast-radius --> before' },
    ])
    expect(runGitlabJob(createRepository(changeThemeAndPage), { ...env, NOTES }).calls[1]).toContain(
      `--request PUT --header PRIVATE-TOKEN: glpat-1 --data-urlencode body@livery-blast-radius.md ${notes}/12`,
    )
  })
})
