import { type EndpointName, endpoints } from '../../../src/generated/endpoints.ts'
import { errorCatalogue } from '../../../src/generated/errors.ts'
import { escapeHtml } from '../../web/escape-html.ts'
import type { EndpointSchema, PortSchema } from '../api-schemas.ts'

type Json = Readonly<Record<string, unknown>>

export const stylePath = '/_livery/api/page.css'
export const documentPath = '/_livery/api/openapi.json'

/** Renders the API reference as a page without scripts: each endpoint with its input, response value and errors. */
export function renderApiPage(ports: readonly PortSchema[]): string {
  const documentedEndpoints = ports.flatMap((port) =>
    Object.entries(port.endpoints).map(([name, schema]) => ({ port, name: `${port['x-port']}.${name}` as EndpointName, schema })),
  )
  const links = documentedEndpoints.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>API reference</title><link rel="stylesheet" href="${stylePath}"></head>
<body>
<header><h1>API reference</h1><p>The host of a request selects the brand. This page as an OpenAPI 3.1 document: <a href="${documentPath}">openapi.json</a>.</p></header>
<nav aria-label="Endpoints"><ul>${links}</ul></nav>
<main>
${documentedEndpoints.map(({ port, name, schema }) => renderEndpoint(name, port, schema)).join('\n')}
${ports.map(renderDefinitions).join('\n')}
<section id="errors"><h2>Errors</h2>${renderTable(
    'Errors',
    ['Code', 'Status', 'Reaction of the site'],
    Object.entries(errorCatalogue).map(([code, { status, reaction }]) => [`<code>${code}</code>`, String(status), reaction]),
  )}</section>
</main>
</body>
</html>
`
}

function renderEndpoint(name: EndpointName, port: PortSchema, { summary, query, body, value }: EndpointSchema): string {
  const { method, path, token, encrypted, errors } = endpoints[name]
  const badges = [tokenLabels[token], ...(encrypted ? ['encrypted body'] : [])]
    .map((label) => `<span class="badge">${label}</span>`)
    .join(' ')
  const sections = [
    query ? `<h3>Query</h3>${renderProperties(query as Json, `${name}, query`)}` : '',
    body ? `<h3>Body</h3>${renderProperties(body as Json, `${name}, body`)}` : '',
    `<h3>Value</h3>${renderProperties(value as Json, `${name}, value`)}`,
    errors.length > 0 ? `<h3>Specific errors</h3><p>${errors.map((code) => `<code>${code}</code>`).join(', ')}</p>` : '',
  ]
  return `<section id="${name}"><h2>${name} <small>${escapeHtml(port.title)}</small></h2><p class="endpoint"><code><b>${method}</b> ${path}</code> ${badges}</p><p>${escapeHtml(summary)}</p>${sections.join('')}</section>`
}

const tokenLabels = { none: 'no token', optional: 'optional token', required: 'token required' } as const

function renderDefinitions({ definitions: schemaByName = {} }: PortSchema): string {
  return Object.entries(schemaByName as Readonly<Record<string, Json>>)
    .map(
      ([name, schema]) =>
        `<section id="type-${name}"><h2>${name} <small>type</small></h2><p>${renderDescription(schema)}</p>${renderProperties(schema, `${name}, properties`)}</section>`,
    )
    .join('\n')
}

/**
 * Renders a schema as a table with one row for each property, nested ones with a dotted path; a schema without
 * properties as its type.
 */
function renderProperties(schema: Json, label: string): string {
  const rows = listPropertyRows(schema, '')
  if (rows.length > 0) return renderTable(label, ['Name', 'Type', 'Required', 'Description'], rows)
  const description = renderDescription(schema)
  return `<p>${renderType(schema)}${description === '' ? '' : `: ${description}`}</p>`
}

function renderDescription({ description }: Json): string {
  return typeof description === 'string' ? escapeHtml(description) : ''
}

function listPropertyRows(schema: Json, prefix: string): readonly string[][] {
  const required = (schema['required'] ?? []) as readonly string[]
  return Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Json>>).flatMap(([name, property]) => {
    const nested = property['type'] === 'array' ? ((property['items'] ?? {}) as Json) : property
    const path = `${prefix}${name}`
    return [
      [`<code>${path}</code>`, renderType(property), required.includes(name) ? 'yes' : '', renderDescription(property)],
      ...listPropertyRows(nested, `${path}.`),
    ]
  })
}

function renderType(schema: Json): string {
  const { $ref: ref, type, items, enum: values, const: constant } = schema
  if (typeof ref === 'string') {
    const name = ref.split('/').at(-1) ?? ''
    return `<a href="#type-${name}">${name}</a>`
  }
  if (constant !== undefined) return `<code>${escapeHtml(JSON.stringify(constant))}</code>`
  if (Array.isArray(values)) return values.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ')
  if (type === 'array') return `list of ${renderType((items ?? {}) as Json)}`
  return typeof type === 'string' ? type : 'any'
}

function renderTable(label: string, headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((text) => `<th scope="col">${text}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<div class="table-scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}
