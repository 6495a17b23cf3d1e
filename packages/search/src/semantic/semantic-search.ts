import type { QueryNode } from '@gezhi/query'
import type { LangText } from '@gezhi/records'
import type { TechnicalTerm } from '@gezhi/semantic'
import type { Filter, RequestOptions } from '../selection.ts'
import type { StoredRecord } from '../stored-record.ts'

/**
 * Semantic search: records ranked by similarity to a text or a record, across Chinese and English, each with an explanation. Part of an
 * engine (`SearchEngine.semantic`). Methods reject with `SearchError`.
 */
export interface SemanticSearch<R extends object = object> {
  /**
   * One page of the best hits for a question, within what `query` and `filters` select; among equals the newest first. Works as soon as
   * there are records: channels without built data are left out, and `channels` lists those used. Rejects with `invalid-request` if the
   * question names a record that is not in the index, with `no-words` if its text has no words.
   */
  rank(request: SemanticSearchRequest): Promise<SemanticSearchPage<R>>
  /** Words similar in meaning to a word or short phrase, best first, each with its source. Empty if there are none. */
  neighbours(request: NeighboursRequest): Promise<Neighbour[]>
  /**
   * Updates the data of the channels: learns a model if there is none or too much is new, and computes vectors of new and changed records
   * only. One at a time; a second call rejects with `unsupported`. If aborted or killed, completed work is preserved and the next call
   * continues; searches are not interrupted.
   */
  build(options?: SemanticBuildOptions): Promise<SemanticStatus>
  /** Status of the built data. Cheap. */
  status(): Promise<SemanticStatus>
}

/** The question: words of any length in any language, or a stored record. */
export type SemanticQuestion =
  | { readonly kind: 'text'; readonly text: string }
  /** By identity, as for `SearchReader.get`. It and the records of its subject (`RecordKind.sameSubject`) are left out of the hits. */
  | { readonly kind: 'record'; readonly id: string }

export interface SemanticSearchRequest extends RequestOptions {
  readonly question: SemanticQuestion
  /** Restricts the search; null or omitted for none. */
  readonly query?: QueryNode | null
  /** Joined by AND to `query`. */
  readonly filters?: readonly Filter[]
  /** First hit of the page, from 0. No more than `SemanticSearchPage.total` are ranked. */
  readonly from: number
  /** 0 to 100 from the API; exports request more. */
  readonly size: number
  /**
   * One hit per group, the best of it. Groups are formed before paging, so `from`, `size` and `SemanticSearchPage.total` count groups.
   */
  readonly collapse?: string
  /** Whether translations of the words are also searched. Default true. */
  readonly translate?: boolean
  /**
   * Groups of synonyms of the operator: if the question contains one of a group, the others are also searched, in the same language and,
   * with `translate`, in the other.
   */
  readonly synonyms?: readonly (readonly string[])[]
  /** Channels to use. Default all. */
  readonly channels?: readonly SemanticChannel[]
  /** Long records without body properties. Default false. */
  readonly short?: boolean
  /** Approximate length of a passage in UTF-16 units; 0: no passages. Default 240. */
  readonly passageLength?: number
  /**
   * Whether hits have terms and a passage; computing them for a thousand hits that are only counted would cost more than the search.
   * Default true.
   */
  readonly explain?: boolean
}

/**
 * How a hit was found. `title`: its title is the question. `words`: it contains words of the question or their translations. `feedback`:
 * it contains common words of the best hits. `vector`: its vector is near the question's.
 */
export type SemanticChannel = 'title' | 'words' | 'feedback' | 'vector'

export interface SemanticSearchPage<R extends object = object> {
  readonly hits: readonly SemanticHit<R>[]
  /** Number of ranked hits (groups with `collapse`); at most some thousand, independent of the size of the index. */
  readonly total: number
  /** Channels that were used, in this order: title, words, feedback, vector. */
  readonly channels: readonly SemanticChannel[]
  /** How the words of the question were interpreted, most distinctive first. */
  readonly terms: readonly QuestionTerm[]
}

/** A searched word of the question. */
export interface QuestionTerm {
  /** As written in the question. */
  readonly text: string
  /** Its weight in the question, 0 to 1; the sum of all is 1. */
  readonly weight: number
  /** Number of records with it in title or abstract (independent claims if there is no abstract). */
  readonly documents: number
  /** Its translations that were also searched, most likely first. */
  readonly translations: readonly { readonly text: string; readonly share: number; readonly source: TranslationSource }[]
}

/**
 * Source of a translation: the technical dictionary, a general dictionary, records and class titles in both languages, translations of
 * adjacent words that occur together in the records, or a table of the operator.
 */
export type TranslationSource = 'technical' | 'dictionary' | 'records' | 'composed' | 'operator'

export interface SemanticHit<R extends object = object> extends StoredRecord<R> {
  /**
   * 0 to 100. The best hit has up to 100, depending on how much of the question the best hits contain; a hit no better than the average
   * candidate has 0. Descending except for title matches, which come first, and publications of one application, which stay adjacent.
   */
  readonly score: number
  /** Its rank from 1 in each channel that found it. */
  readonly ranks: Partial<Readonly<Record<SemanticChannel, number>>>
  /** The terms that contributed most, highest first, at most some ten. */
  readonly terms: readonly TermShare[]
  /** Ranked publications in this hit's group, with `collapse`. */
  readonly groupSize?: number
  /** The passage of the record nearest to the question; omitted if none contains a word of it. */
  readonly passage?: SemanticPassage
}

export interface TermShare {
  /** As written in the record; for a word of the question as written there. */
  readonly text: string
  /** 0 to 1: its share of the channel's score of the hit. */
  readonly share: number
  readonly channel: SemanticChannel
  /**
   * The word of the question it was derived from, if different, and the source of the relation; for `feedback` the publication number or
   * docId of the hit that contributed most.
   */
  readonly from?: { readonly text: string; readonly source: TranslationSource | 'feedback' }
}

export interface SemanticPassage {
  readonly column: string
  readonly text: string
  readonly cutBefore: boolean
  readonly cutAfter: boolean
  /** Words of the question or their translations, ascending and disjoint, in UTF-16 units of `text`. */
  readonly marks: readonly { readonly start: number; readonly end: number }[]
}

export interface NeighboursRequest extends RequestOptions {
  readonly text: string
  readonly limit: number
}

export interface Neighbour {
  readonly text: string
  /** 0 to 1. */
  readonly score: number
  /** `corpus`: it is used like the word in the records of this index. */
  readonly source: 'corpus' | TranslationSource
  readonly language: 'zh' | 'en'
}

export interface SemanticBuildOptions {
  readonly signal?: AbortSignal
  /** Called occasionally, at least once per phase. */
  readonly onProgress?: (progress: SemanticProgress) => void
  /** Learn a new model even if the current one is still valid. */
  readonly retrain?: boolean
  /** Texts in both languages to learn translations from, in addition to the records. Default none. */
  readonly teaching?: TeachingTexts
  /** Technical terms of the operator; they replace built-in terms with the same Chinese word. Default none. */
  readonly technicalTerms?: readonly TechnicalTerm[]
  /** MB the build may take; with fewer than `LEARNING_MB` it learns less. Default `LEARNING_MB`. */
  readonly memoryMb?: number
}

/** Texts in both languages, such as titles of classes. */
export interface TeachingTexts {
  /** Translations are learned again when it changes. */
  readonly edition: string
  /** Each entry is one text in several languages. */
  readonly read: () => readonly (readonly LangText[])[]
}

export interface SemanticProgress {
  /**
   * `reading`: words of new records are counted. `learning`: a model is learned from a sample. `vectors`: the vector of each record is
   * computed.
   */
  readonly phase: 'reading' | 'learning' | 'vectors'
  readonly done: number
  /** Records, or steps while learning. */
  readonly total: number
}

export interface SemanticStatus {
  readonly documents: number
  /** Documents with vectors of the model in use. */
  readonly vectors: number
  /** Documents written, changed or removed since the last build. */
  readonly waiting: number
  /** null before a model was learned. */
  readonly model: SemanticModelStatus | null
  /** Number of translations by source. */
  readonly translations: Readonly<Partial<Record<TranslationSource, number>>>
  /** Edition of the technical terms in use (`technicalEdition`); null before the first build. */
  readonly technicalTerms: string | null
  /** `TeachingTexts.edition` of the texts that translations were learned from; null for none. */
  readonly teaching: string | null
  readonly building: boolean
}

export interface SemanticModelStatus {
  /** Kind, version, dimensions and a hash of the training data: vectors of different ids are never compared. */
  readonly id: string
  readonly dimensions: number
  /** Documents it learned from; null for a pretrained model. */
  readonly sample: number | null
}
