export interface GamePage {
  /** Module of the page, without its extension. */
  readonly module: string
  readonly language: string
  readonly title: string
  /** Initial data of the page's module. */
  readonly startData: object
}

/** Additional style sheets of a page. */
const extraStyles: Readonly<Record<string, readonly string[]>> = { sports: ['lottery'] }

/** Renders the HTML of a page. It contains no inline scripts or styles, only the initial data. */
export function renderGamePage({ module, language, title, startData }: GamePage): string {
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="data:,">',
    '<link rel="stylesheet" href="/code/pages/style.css">',
    ...[...(extraStyles[module] ?? []), module].map((name) => `<link rel="stylesheet" href="/code/pages/${name}.css">`),
    `<script type="module" src="/code/pages/${module}.ts"></script>`,
    '</head>',
    '<body>',
    '<div id="game"></div>',
    `<script type="application/json" id="start">${escapeScript(startData)}</script>`,
    '</body>',
    '</html>',
  ].join('\n')
}

/**
 * Returns a policy that allows only the vendor's own files, and images in data URLs. Only `host` may frame the page;
 * without it, no site may.
 */
export function createContentSecurityPolicy(host: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${host === undefined ? "'none'" : `${host}:*`}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML elements and quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Serializes JSON for a script element. */
const escapeScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
