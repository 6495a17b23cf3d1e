/** The beginning of an article's clean HTML as plain text: its first paragraph; empty where there is none. */
export function firstParagraph(html: string): string {
  return parsed(html).querySelector('p')?.textContent.trim() ?? ''
}

/** The first page of the product an article leads to, which is the one it describes; null where it leads to none. */
export function firstPage(html: string): string | null {
  return parsed(html).querySelector('a[href^="/"]:not([href^="/helpCenter"])')?.getAttribute('href') ?? null
}

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}
