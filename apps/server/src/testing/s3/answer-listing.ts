/** An object stored in a bucket. */
export interface StoredObject {
  readonly body: Buffer
  /** With its quotation marks. */
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** Objects per page of a listing; real servers have a thousand. */
const PAGE = 3

/** Responds to ListObjectsV2: keys in byte order, page by page, form-encoded if requested. */
export function answerListing(objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64')
  const escapes = query.get('encoding-type') === 'url'
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), after) > 0)
    .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  const page = keys.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)))
  const rest = keys.length > page.length
  const contents = page.map((key) => {
    const { body, etag } = objects.get(key)!
    const written = escapes ? new URLSearchParams({ '': key }).toString().slice(1) : key
    return `<Contents><Key>${escapedXml(written)}</Key><ETag>${escapedXml(etag)}</ETag><Size>${body.length}</Size></Contents>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    escapes ? '<EncodingType>url</EncodingType>' : '',
    `<KeyCount>${page.length}</KeyCount><IsTruncated>${rest}</IsTruncated>`,
    rest ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>` : '',
    ...contents,
    '</ListBucketResult>',
  ].join('')
}

/** Escapes a text for XML. */
export function escapedXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
