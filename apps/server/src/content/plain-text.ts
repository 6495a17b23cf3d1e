import sanitizeHtml from 'sanitize-html'

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of HTML on one line, with entities decoded and a space after each block. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replaceAll(/<(?=\/?(?:p|h\d|li|td|th|tr|pre|br|dd|dt)\b)/g, ' <'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]!)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
