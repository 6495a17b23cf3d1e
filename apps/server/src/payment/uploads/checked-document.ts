import { CallError } from '../../http/call-error.ts'
import { redrawPicture } from '../../accounts/uploads/redraw-picture.ts'
import { isActivePdf } from './active-pdf.ts'

/** A file whose content is what its extension says. */
export interface CheckedDocument {
  readonly bytes: Buffer
  readonly extension: 'pdf' | 'jpg' | 'png'
}

/** Media types by extension. */
export const DOCUMENT_TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' }

const MEGABYTE = 1024 * 1024
/** The end of a PDF file lies within its last bytes. */
const TAIL = 2048
/**
 * Reads an uploaded document and tells its type by its content: pictures are encoded anew, a PDF must be complete and without scripts or
 * embedded files. Throws DOCUMENT_SIZE, DOCUMENT_TYPE, DOCUMENT_BROKEN.
 */
export async function checkedDocument(file: Blob, maxBytes: number): Promise<CheckedDocument> {
  if (file.size > maxBytes) throw new CallError('DOCUMENT_SIZE', { megabytes: maxBytes / MEGABYTE })
  const bytes = Buffer.from(await file.arrayBuffer())
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return checkedPdf(bytes)
  try {
    const { bytes: redrawn, extension } = await redrawPicture(bytes)
    return { bytes: redrawn, extension: extension as 'jpg' | 'png' }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    throw new CallError(error.error === 'UPLOAD_TYPE' ? 'DOCUMENT_TYPE' : 'DOCUMENT_BROKEN', {}, { cause: error })
  }
}

function checkedPdf(bytes: Buffer): CheckedDocument {
  const end = bytes.subarray(-TAIL).toString('latin1')
  const isComplete = end.includes('startxref') && end.trimEnd().endsWith('%%EOF')
  if (!isComplete || isActivePdf(bytes)) throw new CallError('DOCUMENT_BROKEN')
  return { bytes, extension: 'pdf' }
}
