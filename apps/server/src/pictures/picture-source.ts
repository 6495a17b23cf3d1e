import type { Language } from '@gezhi/contract'
import type { RecordKind } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import type { PictureKind } from '@gezhi/pictures'
import type { Rights } from '../http/rights.ts'
import type { DrawingData } from '../kinds/drawings.ts'

/** What searches by picture are filtered by. */
export interface PictureFacts {
  /** Application date, `yyyyMMdd`. */
  readonly date: number | null
  readonly country: string
  readonly status: string | null
  readonly type: string | null
  /** Classes with their scheme: `locarno 06-01`, `vienna 27.05.01`, `nice 09`. */
  readonly codes: readonly string[]
  /** Who owns the mark, by its names; null for patents, and where it is unknown. */
  readonly owner: string | null
  /** The key of the simple family of a patent; null for marks. */
  readonly family: string | null
}

/** A picture of a record. */
export interface RecordPicture {
  /** Stable within the record. */
  readonly id: string
  /** Changes with the picture. */
  readonly tag: string
}

/** The columns of a hit that come from its record. */
export interface PictureRecordRow {
  readonly number: string
  readonly title: string
  readonly parties: string[]
  readonly country: string
  readonly date: string | null
  readonly status: string | null
  readonly type: string | null
  readonly classes: string[]
  readonly vienna: string[]
}

/** How the pictures of one kind of record are described, searched and displayed. */
export interface PictureSource<R extends object = object> {
  readonly kind: RecordKind<R>
  readonly engine: SearchEngine<R>
  readonly shows: PictureKind
  /** In the order of the record. */
  pictures(record: R): readonly RecordPicture[]
  /** A picture; null if its file was not imported. */
  data(record: R, id: string): Promise<DrawingData | null>
  facts(record: R): PictureFacts
  /** Whether the pictures of a record are views of one object. */
  hasViews(record: R): boolean
  row(stored: StoredRecord<R>, language: Language): PictureRecordRow
  /** The facets of the kind that facts are values of: their labels name the values. Classes are those of a scheme. */
  readonly facets: Readonly<Record<string, string>>
  /** Where a browser gets a picture. */
  url(number: string, id: string): string
  /** Offices whose records a caller may see; null for all. */
  countries(rights: Rights): readonly string[] | null
}
