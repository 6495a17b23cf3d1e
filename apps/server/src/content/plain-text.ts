import sanitizeHtml from 'sanitize-html'

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of HTML in one line, its entities resolved; a blank stands where a block ended. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replaceAll(/<(?=\/?(?:p|h\d|li|td|th|tr|pre|br|dd|dt)\b)/g, ' <'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]!)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
