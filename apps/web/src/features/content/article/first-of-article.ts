/** The beginning of an article's clean HTML as plain text: its first paragraph; empty if there is none. */
export function firstParagraph(html: string): string {
  return parsed(html).querySelector('p')?.textContent.trim() ?? ''
}

/** The first page of the product an article links to, which is the one it describes; null without one. */
export function firstPage(html: string): string | null {
  return parsed(html).querySelector('a[href^="/"]:not([href^="/helpCenter"])')?.getAttribute('href') ?? null
}

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}
