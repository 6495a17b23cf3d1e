import type { Language, OpenApiDocument, OpenApiOperation } from '@gezhi/contract'

const TEXTS = {
  zh: { request: '请求', answer: '响应', machine: '机器可读' },
  en: { request: 'Request', answer: 'Response', machine: 'machine-readable' },
} as const

/** The OpenAPI document as one page of plain HTML: no script, nothing loaded, its style carries the nonce. */
export function apiDocsPage(document: OpenApiDocument, language: Language, nonce: string): string {
  const { title, description, version } = document.info
  const sections = document.tags.map(({ name }) => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation.tags.includes(name))
        .map(([method, operation]) => operationHtml(method, path, operation, language)),
    )
    return `<section><h2>${escapeHtml(name)}</h2>${operations.join('')}</section>`
  })
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
<main>
<h1>${escapeHtml(title)} <small>${escapeHtml(version)}</small></h1>
<p>${escapeHtml(description)} <a href="/api/openapi.json">OpenAPI 3.1</a> (${TEXTS[language].machine})</p>
${sections.join('\n')}
</main>
</html>
`
}

function operationHtml(method: string, path: string, operation: OpenApiOperation, language: Language): string {
  const texts = TEXTS[language]
  const description = operation.description.split('\n\n').map((line) => `<p>${escapeHtml(line)}</p>`)
  return [
    `<details id="${escapeHtml(operation.operationId)}"><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> `,
    `<span>${escapeHtml(operation.summary)}</span></summary>`,
    ...description,
    jsonHtml(texts.request, operation.requestBody ?? operation.parameters),
    jsonHtml(texts.answer, operation.responses['200']),
    '</details>',
  ].join('')
}

function jsonHtml(title: string, value: unknown): string {
  return value === undefined ? '' : `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
}

/** Text that is safe in HTML and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .5rem 0 }
summary { cursor: pointer; overflow-wrap: anywhere }
summary b { display: inline-block; min-width: 3.5em }
pre { overflow: auto; padding: .75rem; background: color-mix(in srgb, currentColor 7%, transparent); font-size: .85rem; line-height: 1.45 }
`
