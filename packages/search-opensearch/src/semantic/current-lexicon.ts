import type { TechnicalTerm } from '@gezhi/semantic'
import { PackedLexicon, packTranslations, readTranslations, technicalLexicon, type Lexicon } from '@gezhi/search/semantic'
import type { Cluster } from '../cluster.ts'
import { SemanticStore } from './build/semantic-store.ts'
import { readLexicon } from './build/stored-lexicon.ts'
import type { SemanticState } from './semantic-state.ts'

/** The current lexicon: the dictionary of this installation, and translations learned by the last build. */
export class CurrentLexicon {
  readonly #cluster: Cluster
  /** Store and technical terms of the lexicon that is loaded. */
  #key: string | null = null
  #loading: Promise<PackedLexicon> | null = null
  #chinese: readonly string[] | null = null

  constructor(cluster: Cluster) {
    this.#cluster = cluster
  }

  /** The lexicon for a state of an index; null before the first build. */
  async of(state: SemanticState | null): Promise<Lexicon | null> {
    if (state === null || state.builtAt === 0) return null
    const store = state.model?.store ?? null
    const key = `${store} ${state.technicalTerms}`
    if (this.#loading === null || key !== this.#key) {
      this.#key = key
      this.#chinese = null
      this.#loading = this.#load(store, state.ownTerms ?? [])
      // Callers waiting for it receive the error; the next search tries again.
      this.#loading.catch(() => void (this.#loading = null))
    }
    const lexicon = await this.#loading
    this.#chinese ??= [...new Set(lexicon.chineseWords)]
    return lexicon
  }

  /** Its Chinese words; empty until it was loaded. */
  get chineseWords(): readonly string[] {
    return this.#chinese ?? []
  }

  async #load(store: string | null, ownTerms: readonly TechnicalTerm[]): Promise<PackedLexicon> {
    const [dictionary, learned] = await Promise.all([
      readTranslations(),
      store === null ? null : readLexicon(new SemanticStore(this.#cluster, store)),
    ])
    const records = packTranslations(learned?.translations ?? [])
    const technical = packTranslations(technicalLexicon(ownTerms))
    return new PackedLexicon(
      [['technical', technical], ...(dictionary === null ? [] : [['dictionary', dictionary] as const]), ['records', records] as const],
      learned,
    )
  }
}
