import { createHash } from 'node:crypto'
import { encode } from 'uqr'
import type { OrderRecord } from './store/orders.ts'
import { getTexts } from './texts.ts'

const css = `
html{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--border-color:color-mix(in srgb,currentColor 18%,transparent);--button-background:color-mix(in srgb,currentColor 6%,transparent)}
body{margin:0;min-height:100dvh;display:grid;place-items:start center;background:light-dark(#f4f5f7,#14161a);color:light-dark(#191b1f,#f1f2f4)}
main{box-sizing:border-box;width:min(100%,28rem);padding:1.5rem 1rem 3rem;display:grid;gap:1.25rem}
h1{font-size:1rem;margin:0;font-weight:600}p{margin:0}
.lead{font-size:.875rem;color:light-dark(#565b66,#a9aeb9)}
.card{background:light-dark(#fff,#1d2026);border:1px solid var(--border-color);border-radius:16px;padding:1.25rem;display:grid;gap:1rem}
.amount{font-size:2.25rem;font-weight:700;line-height:1.1;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dl{margin:0;display:grid;gap:.5rem}dl div{display:flex;justify-content:space-between;gap:1rem;flex-wrap:wrap}dt{color:light-dark(#565b66,#a9aeb9)}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
svg{display:block;width:min(60%,12rem);margin:0 auto;background:#fff;padding:12px;border-radius:12px}
button,a.back{font:inherit;min-height:48px;border-radius:12px;border:1px solid var(--border-color);background:var(--button-background);color:inherit;padding:.5rem 1rem;cursor:pointer;width:100%;text-align:start;box-sizing:border-box}
button.pay{background:light-dark(#1b54d9,#8db0ff);color:light-dark(#fff,#0c1733);border:0;font-weight:700;text-align:center;font-size:1.125rem}
a.back{display:grid;place-items:center;text-decoration:none;background:none}
:focus-visible{outline:3px solid light-dark(#1b54d9,#8db0ff);outline-offset:2px}
form{display:grid;gap:.5rem}details>form{margin-top:.75rem}summary{cursor:pointer;min-height:44px;display:flex;align-items:center}
.row{display:flex;gap:.5rem}.row label{flex:1;display:grid;font-size:.875rem}input{font:inherit;min-height:44px;border-radius:10px;border:1px solid light-dark(#767c88,#8b919d);background:transparent;color:inherit;padding:0 .75rem;width:100%;box-sizing:border-box}
`

/**
 * Returns a policy that allows only the page's own style, images in data URLs, and forms that lead to the gateway or
 * the order's return URL.
 */
export const createContentSecurityPolicy = (order: Pick<OrderRecord, 'return_url'> | undefined): string =>
  [
    "default-src 'none'",
    'img-src data:',
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    `form-action 'self'${order === undefined ? '' : ` ${new URL(order.return_url).origin}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Formats minor units as a decimal number with a decimal point. */
function formatAmount(amount: bigint, exponent: number): string {
  const digits = amount.toString().padStart(exponent + 1, '0')
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** Renders the page of an order: the amount, and a choice of outcomes. */
export function renderOrderPage(order: OrderRecord, language: string): string {
  const text = getTexts(language)
  const amount = formatAmount(order.amount, order.exponent)
  const formattedAmount = language.startsWith('vi') ? amount.replace('.', ',') : amount
  const renderOutcomeButton = (outcome: 'late' | 'repeated' | 'outOfOrder' | 'failed' | 'unreported'): string =>
    `<button name="outcome" value="${outcome}">${text[outcome]}</button>`
  return renderDocument(
    language,
    text.title,
    `<h1>${text.title}</h1><p class="lead">${text.lead}</p>
<section class="card"><p class="amount">${formattedAmount} ${escapeHtml(order.currency)}</p>
<dl><div><dt>${text.to}</dt><dd>${escapeHtml(order.merchant)}</dd></div><div><dt>${text.reference}</dt><dd>${escapeHtml(order.reference)}</dd></div></dl>
${order.method === 'qr' ? renderQrCode(`${order.merchant}:${order.reference}:${amount}`) : ''}<p>${text[order.method]}</p>
<form method="post"><button class="pay" name="outcome" value="paid">${text.pay} ${formattedAmount} ${escapeHtml(order.currency)}</button></form></section>
<details class="card"><summary>${text.simulate}</summary>
<form method="post">${renderOutcomeButton('late')}${renderOutcomeButton('repeated')}${renderOutcomeButton('outOfOrder')}${renderOutcomeButton('failed')}${renderOutcomeButton('unreported')}</form>
<form method="post"><div class="row"><label>${text.amount}<input name="amount" inputmode="decimal" required pattern="[0-9]+([.][0-9]+)?" value="${amount}"></label></div><button name="outcome" value="differentAmount">${text.differentAmount}</button></form></details>
<a class="back" href="${escapeHtml(order.return_url)}">${text.back}</a>`,
  )
}

/**
 * Renders a page with a message instead of a payment: the order is paid (`done`), or it is unknown or expired (`gone`).
 */
export function renderMessagePage(language: string, message: 'done' | 'gone', returnUrl: string | undefined): string {
  const text = getTexts(language)
  const link = returnUrl === undefined ? '' : `<a class="back" href="${escapeHtml(returnUrl)}">${text.back}</a>`
  return renderDocument(language, text.title, `<h1>${text.title}</h1><section class="card"><p>${text[message]}</p></section>${link}`)
}

const renderDocument = (language: string, title: string, body: string): string =>
  `<!doctype html>\n<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>${css}</style></head><body><main>${body}</main></body></html>\n`

function renderQrCode(content: string): string {
  const { data, size } = encode(content, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : []))).join('')
  return `<svg viewBox="0 0 ${String(size)} ${String(size)}" role="img" aria-label="QR"><path fill="#000" d="${path}"/></svg>`
}
