import { extname } from 'node:path'
import { keyOfPages } from '@gezhi/imports'
import type { Drawing, PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import type { PictureFolder } from '../files/picture-folder.ts'
import type { DrawingSource } from './drawing-sources.ts'
import { heldDrawings } from './shown-drawings.ts'

/** A file held of a patent. */
export interface PatentAttachment {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly url: string
  /** A drawing, to be shown as a picture, or the path of a file that is answered as it came. */
  readonly content: { readonly drawing: Drawing } | { readonly path: string }
}

/** Where the files of patents come from. */
export interface AttachmentSources {
  readonly pictures: PictureFolder
  readonly drawingSource: DrawingSource
}

/** Characters that file systems refuse in names. */
const REFUSED = /[\\/:*?"<>|\p{Cc}]/gu

/**
 * The files held of a patent: the pages that came beside its documents, then its drawings as pictures that
 * browsers show, each followed by the TIFF it was made from where one came. All are named after the publication,
 * so that they can lie beside those of others, and no two alike.
 */
export function patentAttachments(stored: StoredRecord, { pictures, drawingSource }: AttachmentSources): PatentAttachment[] {
  const number = stored.record.publicationNumber ?? stored.docId
  const attachment = (name: string, type: string, content: PatentAttachment['content']) => ({
    id: stored.docId,
    name: `${number}${name}`.replace(REFUSED, '_'),
    type,
    url: '/api/search/attach/download',
    content,
  })
  return [
    ...heldPages(stored.record, pictures).map((path, index) =>
      attachment(`${index === 0 ? '' : ` (${index + 1})`}.pdf`, 'application/pdf', { path }),
    ),
    ...heldDrawings(stored, drawingSource).flatMap((drawing) => [
      attachment(`-${drawing.id}.png`, 'image/png', { drawing }),
      ...originalOf(stored.record, drawing, drawingSource).map((path) => attachment(`-${drawing.id}.tif`, 'image/tiff', { path })),
    ]),
  ]
}

/** The picture as it came, where that is a TIFF: offices print from it, and its rendering for browsers has fewer pixels. */
function originalOf(record: PatentRecord, drawing: Drawing, drawingSource: DrawingSource): string[] {
  const data = drawingSource(record, drawing)
  return data !== null && typeof data !== 'string' && TIFF.test(data.picture) ? [data.picture] : []
}

const TIFF = /\.tiff?$/i

/** Paths of the pages that came beside the documents a record was read from; documents that hold many patents have no pages of one. */
function heldPages({ source, statements = [] }: PatentRecord, pictures: PictureFolder): string[] {
  const own = statements.filter(({ ofApplication }) => ofApplication !== true).map((statement) => statement.source)
  const documents = [source, ...own].flatMap(({ file }) => (file !== undefined && extname(file).toLowerCase() === '.xml' ? [file] : []))
  return [...new Set(documents.map((file) => pictures.find(keyOfPages(file))))].filter((path) => path !== null)
}
