import type { PictureRegion } from '@gezhi/contract'
import { defineThread, PLAIN_ERRORS } from '@gezhi/threads'
import type { Orientation, PictureErrorCode, PictureKind, PictureSimilarity, PictureView } from '@gezhi/pictures'

/** A picture searched for. */
export interface QueryPicture {
  /** The same for the same picture: what was described once is cached. */
  readonly key: string
  readonly data: Uint8Array | string
  readonly crop?: PictureRegion | undefined
}

/** Conditions on the records of pictures; empty lists are none. */
export interface PictureFilters {
  readonly country: readonly string[]
  readonly status: readonly string[]
  readonly type: readonly string[]
  /** `yyyyMMdd`. */
  readonly dateFrom: number | null
  readonly dateTo: number | null
  /** Classes by scheme: one of each list, or one below it. */
  readonly codes: Readonly<Record<string, readonly string[]>>
}

export interface PictureSearchTask {
  readonly folder: string
  readonly kind: string
  readonly shows: PictureKind
  readonly pictures: readonly QueryPicture[]
  readonly match: 'any' | 'all'
  /** Null for the default of the kind. */
  readonly colour: number | null
  readonly anyOrientation: boolean
  readonly minSimilarity: number
  readonly filters: PictureFilters
  /** Records with one of these classes (`vienna 27.05`), or one below it, come first. */
  readonly first: readonly string[]
  /** Offices the caller may see; null for all. */
  readonly visible: readonly string[] | null
  readonly limit: number
}

/** A picture searched for and the picture of a hit; boxes and areas in the response are those within the region of the first one. */
export interface ComparisonTask {
  readonly folder: string
  readonly shows: PictureKind
  readonly picture: QueryPicture
  readonly orientation: Orientation | null
  readonly hit: QueryPicture
}

/** Why a picture cannot be searched for. */
export interface PictureProblem {
  readonly problem: PictureErrorCode | 'PICTURE_BLANK'
  readonly values: Readonly<Record<string, number>>
}

/** A record by its most similar picture. */
export interface FoundRecord {
  readonly doc: string
  /** Id of the picture within the record. */
  readonly name: string
  readonly score: number
  readonly shape: number
  readonly colour: number
  readonly view: PictureView['view']
  readonly region: PictureRegion
  readonly query: number
  readonly queryRegion: PictureRegion
  readonly orientation: Orientation | null
  /** Ids of the pictures of the record that can be displayed: files of others were not imported. */
  readonly pictures: readonly string[]
  /** Records with the same picture, or nearly the same. */
  readonly copies: readonly string[]
}

export interface IndexProgress {
  readonly building: boolean
  readonly pictures: number
  readonly skipped: number
  readonly records: number
  readonly recordsTotal: number
}

export interface FoundPictures {
  readonly hits: readonly FoundRecord[]
  /** Counts of values of the records found, most frequent first. */
  readonly facets: readonly { readonly field: string; readonly list: readonly { readonly value: string; readonly count: number }[] }[]
  readonly progress: IndexProgress
}

/** The thread that decodes pictures of users and searches the index. */
export interface SearchOperations {
  /** An uploaded picture, decoded and encoded again: upright, reduced, only pixels. */
  readonly prepare: {
    readonly request: { readonly bytes: Uint8Array }
    readonly response:
      | { readonly bytes: Uint8Array; readonly extension: string; readonly width: number; readonly height: number }
      | PictureProblem
  }
  /** Null if there is no index yet. */
  readonly search: { readonly request: PictureSearchTask; readonly response: FoundPictures | PictureProblem | null }
  /** Null if there is no index yet, whose model compares them. */
  readonly compare: { readonly request: ComparisonTask; readonly response: PictureSimilarity | PictureProblem | null }
  readonly progress: { readonly request: { readonly folder: string; readonly kind: string }; readonly response: IndexProgress | null }
}

export const SEARCH_THREAD = defineThread<SearchOperations>(new URL('./search-thread.ts', import.meta.url), PLAIN_ERRORS)
