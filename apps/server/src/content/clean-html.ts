import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'code',
    'kbd',
    'strong',
    'b',
    'em',
    'i',
    's',
    'sub',
    'sup',
    'mark',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'img',
    'figure',
    'figcaption',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['align', 'colspan'],
    td: ['align', 'colspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures from this server only: a foreign server would learn who reads.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  transformTags: {
    // The page title is the only heading of this level.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : { href },
    }),
  },
}

/**
 * Sanitises HTML: nothing that runs, loads from elsewhere or leaves the article; tags and attributes that are not on the list are
 * removed.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    ...OPTIONS,
    allowedAttributes: { ...(OPTIONS.allowedAttributes as Record<string, string[]>), a: ['href', 'rel', 'target'] },
  })
}
