import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { FileStoreError, type StoredFile } from '../file-store.ts'

/** A page of a listing; keys as they are in the bucket. */
export interface Listing {
  readonly files: readonly StoredFile[]
  /** Continuation token of the next page; null for the last one. */
  readonly next: string | null
}

/** Reads the answer of ListObjectsV2. Throws `FileStoreError` for anything else. */
export function readListing(xml: string): Listing {
  const root = rootOf(xml)
  if (root.name !== 'ListBucketResult') throw notRead(root.name)
  const decoded = textOf(root, 'EncodingType') === 'url' ? fromForm : (key: string) => key
  const files = elementsOf(root, 'Contents').map((entry) => ({
    key: decoded(textOf(entry, 'Key')),
    size: Number(textOf(entry, 'Size')),
    tag: bareTag(textOf(entry, 'ETag')),
  }))
  return { files, next: textOf(root, 'IsTruncated') === 'true' ? textOf(root, 'NextContinuationToken') : null }
}

/** An ETag without its quotation marks. */
export function bareTag(etag: string): string {
  return etag.replace(/^"|"$/g, '')
}

function rootOf(xml: string): XmlElement {
  try {
    const { root } = parseXml(xml)
    if (root !== null) return root
  } catch (error) {
    throw notRead('no XML', error)
  }
  throw notRead('nothing')
}

function notRead(got: string, cause?: unknown): FileStoreError {
  return new FileStoreError('rejected', `The file store answers no listing but ${got}`, { cause })
}

function elementsOf(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)
}

function textOf(parent: XmlElement, name: string): string {
  return elementsOf(parent, name)[0]?.text ?? ''
}

/** `encoding-type=url` escapes like forms do: a space is `+`. */
function fromForm(key: string): string {
  return decodeURIComponent(key.replaceAll('+', ' '))
}
