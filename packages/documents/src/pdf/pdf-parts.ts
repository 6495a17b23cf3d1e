import type { EntrySource } from '../streams/entry-source.ts'
import type { RecordDocument } from '../records/record-document.ts'
import { recordSegments, type RecordSegment } from './record-segments.ts'

/** What is typeset at once: whole records but for very long ones. */
export interface PdfPart {
  readonly segments: readonly RecordSegment[]
  /** Records that are complete with this part. */
  readonly records: number
}

/** Limits of a part, which bound the memory of its process: records, text of some 250 pages, decoded pictures. */
const MAX_RECORDS = 200
const MAX_EXTENT = 900_000
const MAX_DECODED = 96 * 1024 * 1024

/** Records in parts. */
export async function* pdfParts(records: EntrySource<RecordDocument>): AsyncGenerator<PdfPart> {
  let segments: RecordSegment[] = []
  let [extent, decoded, complete, index] = [0, 0, 0, 0]
  for await (const record of records) {
    for (const segment of recordSegments(record, index++)) {
      const isFull = complete >= MAX_RECORDS || extent + segment.extent > MAX_EXTENT || decoded + segment.decoded > MAX_DECODED
      if (isFull && segments.length > 0) {
        yield { segments, records: complete }
        segments = []
        extent = decoded = complete = 0
      }
      segments.push(segment)
      extent += segment.extent
      decoded += segment.decoded
    }
    complete++
  }
  if (segments.length > 0) yield { segments, records: complete }
}
