import type { ReadPatentRecord } from './patent-format.ts'
import { keyOfNamedPicture, speaksForItself } from '../pipeline/picture-key.ts'

/**
 * A record whose drawings say where their pictures are kept, where the name alone does not. `member` is the name of the file the record was
 * read from.
 */
export function withPictureKeys(record: ReadPatentRecord, member: string): ReadPatentRecord {
  if (record.drawings === undefined) return record
  const drawings = record.drawings.map((drawing) =>
    drawing.sourceFile === undefined || speaksForItself(drawing.sourceFile)
      ? drawing
      : { ...drawing, file: keyOfNamedPicture(member, drawing.sourceFile) },
  )
  return { ...record, drawings }
}
