import { expect, type Page, test } from '@playwright/test'
import { findLayoutFaults } from './layout/layout-check.ts'

const style = `<style>
  body { margin: 0; font: 16px/1.5 sans-serif }
  button, p { margin: 8px; padding: 8px }
  dialog { margin: 0; border: 0; padding: 0 }
</style>`

const findFaults = async (page: Page, body: string): Promise<readonly string[]> => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.setContent(`<!doctype html>${style}<body>${body}</body>`)
  const { checkedItemCount, faults } = await findLayoutFaults(page)
  expect(checkedItemCount).toBeGreaterThan(0)
  return faults.map(({ kind, element }) => `${kind} ${/^"[^"]*"/.exec(element)?.[0] ?? element}`)
}

const createMenuHtml = (entries: number, height: string): string =>
  `<dialog aria-label="Menu" style="height: ${height}; max-height: none">${'<button>Lottery</button>'.repeat(entries)}</dialog>
  <script>document.querySelector('dialog').showModal()</script>`

const faultyPages = [
  [
    'a text that a box covers',
    `<p>Balance</p><div style="position: absolute; inset: 0 0 auto; height: 60px; background: navy"></div>`,
    ['covered "Balance"'],
  ],
  [
    'a button that its parent clips',
    `<div style="height: 30px; overflow: hidden"><button style="margin: 0; height: 44px">Deposit</button></div>`,
    ['clipped "Deposit"'],
  ],
  ['a menu that is taller than the window', createMenuHtml(3, '900px'), ['too-large "Menu"']],
  [
    'an entry of a menu that is far taller than its text',
    `<dialog style="height: 700px"><button style="height: 400px">Find a game</button></dialog><script>document.querySelector('dialog').showModal()</script>`,
    ['oversized "Find a game"'],
  ],
  [
    'an entry of the topmost of two dialogs, even if it is the first in the document',
    `<dialog id="top" style="height: 700px"><button style="height: 400px">Find a game</button></dialog>
     <dialog id="bottom"><button>Lottery</button></dialog>
     <script>for (const id of ['bottom', 'top']) document.getElementById(id).showModal()</script>`,
    ['oversized "Find a game"'],
  ],
  [
    'two texts that overlap',
    `<p style="position: absolute; top: 40px">Welcome bonus</p><p style="position: absolute; top: 44px; left: 30px">Slots</p>`,
    ['overlap "Welcome bonus"'],
  ],
  [
    'a text beyond the edge of the window',
    `<p style="white-space: nowrap; width: 380px; box-sizing: border-box">Deposits arrive within a few minutes on every day of the week</p>`,
    ['page-overflow "page"', 'off-window "Deposits arrive within a few minutes on every day "'],
  ],
  [
    'a word that continues on the next line',
    `<p style="width: 70px; margin: 0; padding: 0; overflow-wrap: anywhere">Weekly withdrawals (top-up)</p>`,
    ['broken-word "withdrawals"'],
  ],
  [
    'a text that overflows the box with a border around it',
    `<p style="white-space: nowrap; width: 60px; border: 1px solid">Withdrawal history</p>`,
    ['overflow "Withdrawal history"'],
  ],
] as const

for (const [description, body, faults] of faultyPages)
  test(`the layout check finds ${description}`, async ({ page }) => {
    expect(await findFaults(page, body)).toEqual(faults)
  })

const validPages = {
  'texts, buttons and a list that scrolls horizontally': `<h1>Slots</h1><p>Play now</p><button>Deposit</button>
     <div style="display: flex; overflow-x: auto">${'<button style="flex: none; width: 160px">Book of Dead</button>'.repeat(6)}</div>`,
  'a sticky bar': `<div style="position: sticky; top: 0; background: navy; color: white">Lotus Club</div>
     ${'<p>A paragraph</p>'.repeat(40)}`,
  'a text cut with an ellipsis':
    '<p style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">The Good, the Bad and the Rich</p>',
  'a menu that scrolls': createMenuHtml(40, '600px'),
  'texts that only assistive technology reads':
    '<p>Balance</p><span class="visually-hidden" style="position: absolute; top: 8px; clip-path: inset(50%)">Your balance</span>',
}

for (const [description, body] of Object.entries(validPages))
  test(`the layout check finds nothing on a page with ${description}`, async ({ page }) => {
    expect(await findFaults(page, body)).toEqual([])
  })
