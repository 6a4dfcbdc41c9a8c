import { escapeControls } from '../../../src/engine/rules/escape-controls.ts'
import { formatCounts, formatShare, type MerchantReport, type PageReport, type PageScreenshots, type ScreenshotReport } from './report.ts'

const characters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => escapeControls(text).replace(/[&<>"]/g, (character) => characters[character] ?? character)

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1rem; max-width: 100rem; }
  nav ul, section > ul { padding-inline-start: 1.25rem; }
  section { border-block-start: 1px solid GrayText; margin-block-start: 2rem; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; max-width: calc(2 * var(--width) + 1rem); }
  figure { margin: 0; }
  img { display: block; max-width: 100%; height: auto; border: 1px solid GrayText; }
  a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`

/** Formats the report as a page that needs no script and refers only to the pictures in its folder. */
export function formatReport(report: ScreenshotReport): string {
  const title = `Screenshots before and after a change`
  const rendered = report.merchants.filter(({ pages }) => pages.length > 0)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${escapeHtml(formatCounts(report))} Compared with ${escapeHtml(report.base)}.</p>
${rendered.length < 2 ? '' : `<nav aria-label="Merchants"><ul>${rendered.map(({ id }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(id)}</a></li>`).join('')}</ul></nav>`}
</header>
<main>
${report.merchants.map(formatMerchant).join('\n')}
</main>
</body>
</html>
`
}

function formatMerchant({ id, state, reason, language, pages, omitted }: MerchantReport): string {
  const unchanged = pages.filter((page) => page.state === 'unchanged')
  const heading = state === 'new' || state === 'removed' ? `${id} (${state})` : id
  return [
    `<section aria-labelledby="${escapeHtml(id)}">`,
    `<h2 id="${escapeHtml(id)}">${escapeHtml(heading)}</h2>`,
    ...(reason === undefined ? [] : [`<p>Not rendered: ${escapeHtml(reason)}</p>`]),
    ...(language === undefined ? [] : [`<p>Language: ${escapeHtml(language)}</p>`]),
    ...pages.filter((page) => page.state !== 'unchanged').map((page) => formatPage(id, page)),
    ...formatList(
      'Pages that look the same',
      unchanged.map(({ path }) => path),
    ),
    ...formatList('Pages that were not rendered', omitted),
    '</section>',
  ].join('\n')
}

const formatList = (heading: string, paths: readonly string[]): readonly string[] =>
  paths.length === 0 ? [] : [`<h3>${heading}</h3>`, `<ul>${paths.map((path) => `<li>${escapeHtml(path)}</li>`).join('')}</ul>`]

function formatPage(merchant: string, page: PageReport): string {
  const { path, state, error } = page
  const note = state === 'added' ? ' (new page)' : state === 'removed' ? ' (removed)' : ''
  return [
    `<h3>${escapeHtml(path)}${note}</h3>`,
    ...(error === undefined ? [] : [`<p>The page could not be rendered: ${escapeHtml(error)}</p>`]),
    ...page.screenshots.map((screenshots) => formatScreenshots(`${merchant}, ${path}`, screenshots)),
  ].join('\n')
}

function formatScreenshots(page: string, { width, theme, before, after, difference }: PageScreenshots): string {
  const share = before === undefined || after === undefined ? '' : `, ${formatShare(difference)} of the pixels differ`
  const figures = [
    ['Before', before],
    ['After', after],
  ] as const
  return [
    `<h4>${String(width)} pixels wide, ${theme} theme${share}</h4>`,
    `<div class="pair" style="--width: ${String(width)}px">`,
    ...figures.flatMap(([version, path]) =>
      path === undefined ? [] : [formatFigure(version, path, `${page}, ${String(width)} pixels wide, ${theme} theme`)],
    ),
    '</div>',
  ].join('\n')
}

const formatFigure = (version: 'Before' | 'After', path: string, page: string): string =>
  `<figure><figcaption>${version}</figcaption><a href="${escapeHtml(path)}"><img src="${escapeHtml(path)}" alt="${version} the change: ${escapeHtml(page)}" loading="lazy"></a></figure>`
