import type { QueryNode } from '@gezhi/query'
import type { Filter, RequestOptions } from '../selection.ts'
import type { StoredRecord } from '../stored-record.ts'

/**
 * Semantic search: records in the order in which they are about what a text or a record is about, across Chinese and English, each
 * with why it stands there. Part of an engine (`SearchEngine.semantic`). Methods reject with `SearchError`.
 */
export interface SemanticSearch<R extends object = object> {
  /**
   * One page of the best hits for a question, within what `query` and `filters` select; of equals the newest first. Works as soon as there are records: channels
   * whose stores are not built yet are left out, and `channels` says which spoke. Rejects with `invalid-request` where the question
   * names a record the index does not hold, with `no-words` where its text has none to search for.
   */
  rank(request: SemanticSearchRequest): Promise<SemanticSearchPage<R>>
  /** Words that mean about the same as a word or short phrase, best first, each with where this is known from. Empty where nothing is. */
  neighbours(request: NeighboursRequest): Promise<Neighbour[]>
  /**
   * Brings what the channels need up to the records there are: learns when nothing was learned yet or too much is new, and works out
   * vectors of new and changed records only. One at a time; a second call rejects with `unsupported`. Aborted or killed, what was done
   * is kept and the next call goes on from there; searches go on meanwhile.
   */
  build(options?: SemanticBuildOptions): Promise<SemanticStatus>
  /** What is built. Cheap. */
  status(): Promise<SemanticStatus>
}

/** What is looked for: words of any length in any language, or what a stored record is about. */
export type SemanticQuestion =
  | { readonly kind: 'text'; readonly text: string }
  /** By identity, as `SearchReader.get` takes it. It and the records of its subject (`RecordKind.sameSubject`) are left out of the hits. */
  | { readonly kind: 'record'; readonly id: string }

export interface SemanticSearchRequest extends RequestOptions {
  readonly question: SemanticQuestion
  /** Where it is looked for: null or left out is everywhere. */
  readonly query?: QueryNode | null
  /** Joined by AND to `query`. */
  readonly filters?: readonly Filter[]
  /** First hit of the page, from 0. No more than `SemanticSearchPage.total` are ranked. */
  readonly from: number
  /** 0 to 100 from the API; exports ask for more. */
  readonly size: number
  /** One hit a group, the best of it. Groups are made before the page is cut, so `from`, `size` and `SemanticSearchPage.total` count groups. */
  readonly collapse?: string
  /** Whether words are also looked for in the other language. Default true. */
  readonly translate?: boolean
  /**
   * Groups of words that mean the same, as an operator holds them: where the question has one of a group the others are looked for too, in
   * its own language and, with `translate`, in the other.
   */
  readonly synonyms?: readonly (readonly string[])[]
  /** Channels that may speak. Default all. */
  readonly channels?: readonly SemanticChannel[]
  /** Records without body properties where these are long. Default false. */
  readonly short?: boolean
  /** UTF-16 units a passage has about; 0: hits come without passages. Default 240. */
  readonly passageLength?: number
  /** Whether hits have terms and a passage; for a thousand that are only counted, these would cost more than the search. Default true. */
  readonly explain?: boolean
}

/**
 * How a hit was found. `title`: its title is the question. `words`: it holds words of the question or their translations. `feedback`: it
 * holds words that the best hits have in common. `vector`: its vector lies near the question's.
 */
export type SemanticChannel = 'title' | 'words' | 'feedback' | 'vector'

export interface SemanticSearchPage<R extends object = object> {
  readonly hits: readonly SemanticHit<R>[]
  /** How many hits (groups with `collapse`) are ranked; at most some thousand, whatever the size of the index. */
  readonly total: number
  /** Channels that spoke, in this order: title, words, feedback, vector. */
  readonly channels: readonly SemanticChannel[]
  /** What the words of the question were taken for, most telling first. */
  readonly terms: readonly QuestionTerm[]
}

/** A word of the question that is looked for. */
export interface QuestionTerm {
  /** As the question writes it. */
  readonly text: string
  /** What it weighs in the question, 0 to 1; all weights together are 1. */
  readonly weight: number
  /** Records that hold it in their title or abstract (independent claims where there is no abstract). */
  readonly documents: number
  /** Words of the other language it was also looked for as, most likely first. */
  readonly translations: readonly { readonly text: string; readonly share: number; readonly source: TranslationSource }[]
}

/** Where a translation is known from: a dictionary, records that have both languages, or a table of the operator. */
export type TranslationSource = 'dictionary' | 'records' | 'operator'

export interface SemanticHit<R extends object = object> extends StoredRecord<R> {
  /** 100 for the best, 0 for what is no better than candidates are on average. Falls down the list except for title matches, which come first, and publications of one application, which stay together. */
  readonly score: number
  /** Its place from 1 in each channel that found it. */
  readonly ranks: Partial<Readonly<Record<SemanticChannel, number>>>
  /** What drove it, most first, at most some ten. */
  readonly terms: readonly TermShare[]
  /** Ranked publications in this hit's group, with `collapse`. */
  readonly groupSize?: number
  /** The passage of the record nearest to the question; left out where none holds a word of it. */
  readonly passage?: SemanticPassage
}

export interface TermShare {
  /** As it stands in the record; of a word of the question as that writes it. */
  readonly text: string
  /** 0 to 1: its part of what the channel gave the hit. */
  readonly share: number
  readonly channel: SemanticChannel
  /** The word of the question it stands for, where that is another one, and where this is known from; for `feedback` the publication number or docId of the hit that gave most. */
  readonly from?: { readonly text: string; readonly source: TranslationSource | 'feedback' }
}

export interface SemanticPassage {
  readonly column: string
  readonly text: string
  readonly cutBefore: boolean
  readonly cutAfter: boolean
  /** Words of the question or their translations, ascending, never over each other, in UTF-16 units of `text`. */
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
  /** `corpus`: it stands where the word stands in the records of this index. */
  readonly source: 'corpus' | TranslationSource
  readonly language: 'zh' | 'en'
}

export interface SemanticBuildOptions {
  readonly signal?: AbortSignal
  /** Called now and then, at least once a phase. */
  readonly onProgress?: (progress: SemanticProgress) => void
  /** Learn anew even where what was learned is still good. */
  readonly retrain?: boolean
}

export interface SemanticProgress {
  /** `reading`: words of new records are counted. `learning`: what words mean, from a sample. `vectors`: a vector for each record. */
  readonly phase: 'reading' | 'learning' | 'vectors'
  readonly done: number
  /** Records, or steps while learning. */
  readonly total: number
}

export interface SemanticStatus {
  readonly documents: number
  /** Documents whose vectors are of the model in use. */
  readonly vectors: number
  /** Documents written, changed or removed since the last build. */
  readonly waiting: number
  /** null before anything was learned. */
  readonly model: SemanticModelStatus | null
  /** Translations known, by source. */
  readonly translations: Readonly<Partial<Record<TranslationSource, number>>>
  readonly building: boolean
}

export interface SemanticModelStatus {
  /** Kind, version, dimensions and a hash of what it learned from: vectors of another id are never compared. */
  readonly id: string
  readonly dimensions: number
  /** Documents it learned from; null where it came learned. */
  readonly sample: number | null
}
