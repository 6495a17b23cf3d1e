import { markTermEnd, TRADEMARK_KIND, type Trademark } from '@gezhi/records'
import { unknownStatus } from '../../pipeline/code-tally.ts'
import type { ImportFormat, ImportSource, LocalizedText, Reading, ReadRecord } from '../../pipeline/import-source.ts'
import { MappingError } from '../column-mapping/mapping-error.ts'
import { keyOfNamedPicture, speaksForItself } from '../../pipeline/picture-key.ts'

/** A format of trademarks. */
export interface MarkImportFormat extends ImportFormat<Trademark> {
  /** The picture of the mark in an archive beside a document of this name, for formats whose documents do not name it themselves. */
  readonly pictureBeside?: { readonly document: RegExp; readonly picture: string }
}

/** Result of reading a fragment of such a format. */
export type MarkReading = Reading<Trademark>

/** A trademark as its format reads it. */
export type ReadTrademark = ReadRecord<Trademark>

/** What a document gives; rejected with the reason of a `MappingError`, which names the element. */
export function readingOf(read: () => MarkReading): MarkReading {
  try {
    return read()
  } catch (error) {
    if (error instanceof MappingError) return { kind: 'rejected', reason: error.reason }
    throw error
  }
}

/** A format of trademarks as a row of the table of sources. */
export function markSource({ pictureBeside, ...format }: MarkImportFormat): ImportSource<Trademark> {
  return {
    ...format,
    kind: TRADEMARK_KIND,
    unknownCodes: unknownMarkStatus,
    withPictureKeys: (record, member) => withPictureKeys(withPictureBeside(record, member, pictureBeside), member),
  }
}

/** The office's status of a mark, if it is none that is known. */
export function unknownMarkStatus({ status, officeStatus }: ReadTrademark): LocalizedText[] {
  return status === undefined && officeStatus !== undefined ? [unknownStatus(officeStatus)] : []
}

/** The records of a fragment, or why it has none. */
export function markReading(records: readonly ReadTrademark[], formatVersion?: string): MarkReading {
  const [only] = records.map(withTerm)
  const version = formatVersion === undefined ? {} : { formatVersion }
  if (only === undefined) return { kind: 'rejected', reason: { en: 'there is no trademark', zh: '没有商标数据' } }
  return records.length === 1
    ? { kind: 'record', record: only, ...version }
    : { kind: 'records', records: records.map(withTerm), ...version }
}

/** With the end of its term, derived if the source has none. */
export function withTerm(record: ReadTrademark): ReadTrademark {
  const expiryDate = record.expiryDate === undefined ? markTermEnd(record) : undefined
  return expiryDate === undefined ? record : { ...record, expiryDate, expiryIsDerived: true }
}

function withPictureBeside(record: ReadTrademark, member: string, beside: MarkImportFormat['pictureBeside']): ReadTrademark {
  if (beside?.document.test(member) !== true || record.images !== undefined) return record
  return { ...record, images: [{ id: '1', sourceFile: beside.picture }] }
}

function withPictureKeys(record: ReadTrademark, member: string): ReadTrademark {
  if (record.images === undefined) return record
  const images = record.images.map((image) =>
    image.sourceFile === undefined || speaksForItself(image.sourceFile)
      ? image
      : { ...image, file: keyOfNamedPicture(member, image.sourceFile) },
  )
  return { ...record, images }
}
