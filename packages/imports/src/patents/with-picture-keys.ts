import type { ReadPatentRecord } from './patent-format.ts'
import { keyOfNamedPicture, speaksForItself } from '../pipeline/picture-key.ts'

/**
 * A record whose drawings have the keys of their stored pictures, unless the name alone determines them. `member` is the name of the file
 * the record was read from.
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
