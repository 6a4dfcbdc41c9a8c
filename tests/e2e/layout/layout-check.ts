import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'rolldown'
import type { LayoutResult } from './types.ts'

let bundlePromise: Promise<string> | undefined

/** Bundles the layout check as one script, which defines the global variable `layoutCheck`. */
async function bundleCheck(): Promise<string> {
  const { output } = await build({
    input: join(import.meta.dirname, 'find-faults.ts'),
    output: { format: 'iife', name: 'layoutCheck' },
    write: false,
  })
  return output[0].code
}

/** Runs the layout check in a page, in its current state. */
export async function findLayoutFaults(page: Page): Promise<LayoutResult> {
  const source = await (bundlePromise ??= bundleCheck())
  return page.evaluate<LayoutResult>(`${source}; layoutCheck.findLayoutFaults()`)
}
