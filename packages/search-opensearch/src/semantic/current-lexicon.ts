import { PackedLexicon, packTranslations, readTranslations, type Lexicon } from '@gezhi/search/semantic'
import type { Cluster } from '../cluster.ts'
import { SemanticStore } from './build/semantic-store.ts'
import { readLearnedTranslations } from './build/stored-model.ts'
import type { SemanticState } from './semantic-state.ts'

/** The current lexicon: the dictionary of this installation, and translations learned by the last build. */
export class CurrentLexicon {
  readonly #cluster: Cluster
  #store: string | null = null
  #loading: Promise<PackedLexicon> | null = null
  #chinese: readonly string[] | null = null

  constructor(cluster: Cluster) {
    this.#cluster = cluster
  }

  /** The lexicon for a state of an index; null before the first build. */
  async of(state: SemanticState | null): Promise<Lexicon | null> {
    if (state === null || state.builtAt === 0) return null
    const store = state.model?.store ?? null
    if (this.#loading === null || store !== this.#store) {
      this.#store = store
      this.#loading = this.#load(store)
      // Callers waiting for it receive the error; the next search tries again.
      this.#loading.catch(() => void (this.#loading = null))
    }
    const lexicon = await this.#loading
    this.#chinese ??= [...lexicon.chineseWords]
    return lexicon
  }

  /** Its Chinese words; empty until it was loaded. */
  get chineseWords(): readonly string[] {
    return this.#chinese ?? []
  }

  async #load(store: string | null): Promise<PackedLexicon> {
    const [dictionary, learned] = await Promise.all([
      readTranslations(),
      store === null ? [] : readLearnedTranslations(new SemanticStore(this.#cluster, store)),
    ])
    const records = packTranslations(learned)
    return new PackedLexicon([...(dictionary === null ? [] : [['dictionary', dictionary] as const]), ['records', records] as const])
  }
}
