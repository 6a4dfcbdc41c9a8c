import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBuilds } from './builds.ts'

let dist: string
beforeEach(() => void (dist = mkdtempSync(join(tmpdir(), 'livery-builds-'))))
afterEach(() => rmSync(dist, { recursive: true }))

/** Creates a build that became the current one at a time, in seconds. */
function createBuild(name: string, seconds: number): void {
  mkdirSync(join(dist, name, 'assets'), { recursive: true })
  utimesSync(join(dist, name), seconds, seconds)
}

describe('findBuilds', () => {
  it('finds none if no build is the current one', () => {
    createBuild('aa', 1)
    expect(findBuilds(dist)).toBeUndefined()
  })

  it('lists previous builds, the latest first, whatever their names', () => {
    for (const [name, seconds] of Object.entries({ bb: 2, aa: 1, dd: 4, cc: 3 })) createBuild(name, seconds)
    mkdirSync(join(dist, 'release'))
    writeFileSync(join(dist, 'current'), 'dd')
    expect(findBuilds(dist)).toEqual({ current: join(dist, 'dd'), previous: ['cc', 'bb', 'aa'].map((name) => join(dist, name)) })
  })
})
