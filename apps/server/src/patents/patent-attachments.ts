import { extname } from 'node:path'
import { keyOfPages } from '@gezhi/imports'
import type { Drawing, PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import type { StoredFile } from '../files/file-store.ts'
import type { PictureFiles } from '../files/picture-files.ts'
import type { FileAnswer } from '../http/call-context.ts'
import type { DrawingData, DrawingStore } from '../kinds/drawings.ts'
import type { DrawingSource } from './drawing-sources.ts'

/** A stored file of a patent. */
export interface PatentAttachment {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly url: string
  /** A drawing, to be rendered as a picture, or a file returned unchanged. */
  readonly content: { readonly drawing: Drawing } | { readonly file: StoredFile }
}

/** Sources of the files of patents. */
export interface AttachmentSources {
  readonly pictures: PictureFiles
  readonly drawingSource: DrawingSource
}

/** Characters that are invalid in file names, or invisible, as those that reverse the direction of writing and so hide an ending. */
const REJECTED = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/**
 * The stored files of a patent: the pages imported with its documents, then its drawings as pictures for browsers, each followed by its
 * original TIFF if there is one. Names start with the publication number, so that files of several patents can be in one folder, and are
 * unique.
 */
export async function patentAttachments(
  stored: StoredRecord<PatentRecord>,
  { pictures, drawingSource }: AttachmentSources,
): Promise<PatentAttachment[]> {
  const number = stored.record.publicationNumber ?? stored.docId
  const attachment = (name: string, type: string, content: PatentAttachment['content']) => ({
    id: stored.docId,
    name: `${number}${name}`.replace(REJECTED, '_'),
    type,
    url: '/api/search/attach/download',
    content,
  })
  const pages = await heldPages(stored.record, pictures)
  const drawings = (stored.record.drawings ?? []).map(async (drawing) => {
    const data = await drawingSource(stored.record, drawing)
    if (data === null) return []
    const picture = attachment(`-${drawing.id}.png`, 'image/png', { drawing })
    return isTiff(data) ? [picture, attachment(`-${drawing.id}.tif`, 'image/tiff', { file: data.picture })] : [picture]
  })
  return [
    ...pages.map((file, index) => attachment(`${index === 0 ? '' : ` (${index + 1})`}.pdf`, 'application/pdf', { file })),
    ...(await Promise.all(drawings)).flat(),
  ]
}

/** The content of a file; null if it was removed meanwhile. */
export async function attachmentContent(
  record: PatentRecord,
  { content }: PatentAttachment,
  { pictures, drawingSource, drawings }: AttachmentSources & { readonly drawings: DrawingStore },
): Promise<FileAnswer | null> {
  if ('drawing' in content) {
    const data = await drawingSource(record, content.drawing)
    return data === null ? null : drawings.png(data)
  }
  const body = await pictures.get(content.file)
  return body === null ? null : { body }
}

/** TIFFs are for printing; renderings for browsers have fewer pixels. */
function isTiff(data: DrawingData): data is Exclude<DrawingData, string> {
  return typeof data !== 'string' && TIFF.test(data.picture.key)
}

const TIFF = /\.tiff?$/i

/** The pages imported with the documents of a record; documents with many patents have no pages of a single one. */
async function heldPages({ source, statements = [] }: PatentRecord, pictures: PictureFiles): Promise<StoredFile[]> {
  const own = statements.filter(({ ofApplication }) => ofApplication !== true).map((statement) => statement.source)
  const documents = [source, ...own].flatMap(({ file }) => (file !== undefined && extname(file).toLowerCase() === '.xml' ? [file] : []))
  const found = await Promise.all([...new Set(documents.map(keyOfPages))].map((key) => pictures.find(key)))
  return found.filter((pages) => pages !== null)
}
