import { escapeHtml } from '../../../server/web/escape-html.ts'
import { escapeControls } from '../../../src/engine/rules/escape-controls.ts'
import { formatCounts, formatShare, type MerchantReport, type PageReport, type PageScreenshots, type ScreenshotReport } from './report.ts'

const escapeText = (text: string): string => escapeHtml(escapeControls(text))

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
<p>${escapeText(formatCounts(report))} Compared with ${escapeText(report.base)}.</p>
${rendered.length < 2 ? '' : `<nav aria-label="Merchants"><ul>${rendered.map(({ id }) => `<li><a href="#${escapeText(id)}">${escapeText(id)}</a></li>`).join('')}</ul></nav>`}
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
    `<section aria-labelledby="${escapeText(id)}">`,
    `<h2 id="${escapeText(id)}">${escapeText(heading)}</h2>`,
    ...(reason === undefined ? [] : [`<p>Not rendered: ${escapeText(reason)}</p>`]),
    ...(language === undefined ? [] : [`<p>Language: ${escapeText(language)}</p>`]),
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
  paths.length === 0 ? [] : [`<h3>${heading}</h3>`, `<ul>${paths.map((path) => `<li>${escapeText(path)}</li>`).join('')}</ul>`]

function formatPage(merchant: string, page: PageReport): string {
  const { path, state, error } = page
  const note = state === 'added' ? ' (new page)' : state === 'removed' ? ' (removed)' : ''
  return [
    `<h3>${escapeText(path)}${note}</h3>`,
    ...(error === undefined ? [] : [`<p>The page could not be rendered: ${escapeText(error)}</p>`]),
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
  `<figure><figcaption>${version}</figcaption><a href="${escapeText(path)}"><img src="${escapeText(path)}" alt="${version} the change: ${escapeText(page)}" loading="lazy"></a></figure>`
