import { readMarkForm, type MarkForm } from '../form/mark-form.ts'
import { MARK_STATUSES, type MarkStatus } from '../mark.ts'
import { markVocabulary } from '../translation/mark-vocabulary.ts'
import { dictionaryTranslator, type Translator } from '../translation/translator.ts'
import { compareMarks, selectRules, type RuleSelection } from '../rules/compare-marks.ts'
import type { RuleHit } from '../rules/similar-rule.ts'
import { CandidateCollector } from './candidate-collector.ts'
import { classBits } from './class-bits.ts'
import { findCandidates } from './find-candidates.ts'
import type { IndexColumns } from './index-columns.ts'

/** A search for similar marks. */
export interface SimilarQuery extends RuleSelection {
  readonly text: string
  /** Only marks in any of these Nice classes; all, if none are named. */
  readonly classes?: readonly number[]
  readonly statuses?: readonly MarkStatus[]
  /** Marks below are left out. */
  readonly minNearness?: number
  /** Most hits, 100 unless given. */
  readonly limit?: number
}

/** A similar mark. */
export interface SimilarHit {
  readonly id: string
  readonly text: string
  readonly status: MarkStatus
  readonly classes: readonly number[]
  /** Similar groups of the Chinese office, four digits each. */
  readonly groups: readonly string[]
  /** That of the nearest rule. */
  readonly nearness: number
  /** All rules that found it, the nearest first; at least one. */
  readonly rules: readonly RuleHit[]
}

/** Similar marks, the nearest first. */
export interface SimilarHits {
  readonly total: number
  readonly hits: readonly SimilarHit[]
}

const DEFAULT_LIMIT = 100

/** An index of marks for similar searches, immutable. One search at a time. */
export class SimilarIndex {
  readonly columns: IndexColumns
  readonly #translate: Translator
  #collector: CandidateCollector | null = null

  constructor(columns: IndexColumns, translate: Translator = dictionaryTranslator(markVocabulary())) {
    this.columns = columns
    this.#translate = translate
  }

  /** The number of marks. */
  get size(): number {
    return this.columns.statuses.length
  }

  /** Bytes of memory of the index with what a search needs. */
  get bytes(): number {
    return Object.values(this.columns).reduce((sum, { byteLength }) => sum + byteLength, 0) + this.size * 8
  }

  /** The marks similar to a text, the nearest first; those of the same nearness in the order in which they were added. */
  search(query: SimilarQuery): SimilarHits {
    const collector = (this.#collector ??= new CandidateCollector(this.columns))
    const source = { columns: this.columns, collector, translate: this.#translate }
    return this.#compare(query, (form) => findCandidates(form, source))
  }

  /** As `search`, by comparing all marks: what `search` must find, and how long it takes without candidates. */
  compareAll(query: SimilarQuery): SimilarHits {
    return this.#compare(query, () => this.columns.statuses.keys())
  }

  #compare(
    { text, classes = [], statuses = [], minNearness = 0, limit = DEFAULT_LIMIT, ...selection }: SimilarQuery,
    candidatesOf: (query: MarkForm) => Iterable<number>,
  ): SimilarHits {
    const query = readMarkForm(text)
    const comparisons = selectRules(selection)
    const passes = this.#filter(classes, statuses)
    const found: { mark: number; rules: RuleHit[] }[] = []
    for (const mark of candidatesOf(query)) {
      if (!passes(mark)) continue
      const rules = compareMarks({ query, mark: readMarkForm(this.#textOf(mark)), translate: this.#translate }, comparisons)
      if (rules.length > 0 && rules[0]!.nearness >= minNearness) found.push({ mark, rules })
    }
    found.sort((a, b) => b.rules[0]!.nearness - a.rules[0]!.nearness || a.mark - b.mark)
    return { total: found.length, hits: found.slice(0, limit).map(({ mark, rules }) => this.#hitOf(mark, rules)) }
  }

  #filter(classes: readonly number[], statuses: readonly MarkStatus[]): (mark: number) => boolean {
    const [low, high] = classBits(classes)
    const { lowClasses, highClasses } = this.columns
    return (mark) =>
      (classes.length === 0 || ((lowClasses[mark]! & low) | (highClasses[mark]! & high)) !== 0) &&
      (statuses.length === 0 || statuses.includes(this.#statusOf(mark)))
  }

  #hitOf(mark: number, rules: readonly RuleHit[]): SimilarHit {
    const { groupStarts, groups } = this.columns
    return {
      id: this.#read('idStarts', 'ids', mark),
      text: this.#textOf(mark),
      status: this.#statusOf(mark),
      classes: Array.from({ length: 45 }, (_, index) => index + 1).filter((number) => this.#filter([number], [])(mark)),
      groups: Array.from(groups.subarray(groupStarts[mark], groupStarts[mark + 1]), (group) => String(group).padStart(4, '0')),
      nearness: rules[0]!.nearness,
      rules,
    }
  }

  #statusOf(mark: number): MarkStatus {
    return MARK_STATUSES[this.columns.statuses[mark]!]!
  }

  #textOf(mark: number): string {
    return this.#read('textStarts', 'texts', mark)
  }

  #read(starts: 'textStarts' | 'idStarts', units: 'texts' | 'ids', mark: number): string {
    return String.fromCharCode(...this.columns[units].subarray(this.columns[starts][mark], this.columns[starts][mark + 1]))
  }
}
