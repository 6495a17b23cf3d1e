import { escapeHtml } from '../../http/api-docs-page.ts'

/** A page for developers and testers: plain HTML without script; its style carries the nonce. `body` is HTML, the rest text. */
export function developmentPage({ title, lang, body, nonce }: { title: string; lang: string; body: string; nonce: string }): string {
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`
}

/** A form that posts to its own address. */
export function formHtml(fields: readonly { name: string; label: string; value: string }[], submit: string): string {
  const rows = fields.map(
    ({ name, label, value }) =>
      `<label>${escapeHtml(label)} <input name="${escapeHtml(name)}" value="${escapeHtml(value)}" maxlength="100"></label>`,
  )
  return `<form method="post" enctype="multipart/form-data">${rows.join('')}<button>${escapeHtml(submit)}</button></form>`
}

/** A line of text. */
export function lineHtml(text: string): string {
  return `<p role="status">${escapeHtml(text)}</p>`
}

/** Rows of text under headings. */
export function tableHtml(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) => texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')
  return `<table><thead><tr>${cells('th', headings)}</tr></thead><tbody>${body}</tbody></table>`
}

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
form, label { display: grid; gap: .5rem; max-width: 22rem }
form { gap: 1rem }
input, button { font: inherit; padding: .5rem; min-height: 2.5rem; box-sizing: border-box }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .5rem; border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); white-space: pre-wrap; overflow-wrap: anywhere }
th, td:not(:last-child) { white-space: nowrap; overflow-wrap: normal }
`
