import type { SemanticModelStatus, TranslationSource } from '@gezhi/search'
import type { TechnicalTerm } from '@gezhi/semantic'
import type { Cluster } from '../cluster.ts'

/** Progress of the semantic build of an index; a document stored next to the index. */
export interface SemanticState {
  /** The index it describes. */
  readonly index: string
  /** Increases with every change of this document. */
  readonly version: number
  /** Documents written later are not included: milliseconds since 1970. */
  readonly builtAt: number
  /** Number of documents at that time. */
  readonly documents: number
  /** The model in use, and the one whose vectors are being computed. */
  readonly model: BuiltModel | null
  readonly nextModel: BuiltModel | null
  readonly translations: Readonly<Partial<Record<TranslationSource, number>>>
  /** The technical terms of the operator, and their edition with those that come with Gezhi (`technicalEdition`). */
  readonly ownTerms: readonly TechnicalTerm[]
  readonly technicalTerms: string | null
  /** Edition of the texts in both languages that translations were learned from; null for none. */
  readonly teaching: string | null
}

/** A model whose vectors are stored in the cluster. */
export interface BuiltModel extends SemanticModelStatus {
  /** Name of the index of its vectors. */
  readonly store: string
}

/** Saves the progress of the semantic build of an index. */
export async function saveSemanticState(cluster: Cluster, name: string, { version: _version, ...state }: SemanticState): Promise<void> {
  await cluster.call({ method: 'PUT', path: `/${name}-state/_doc/meaning`, body: state, persistent: true })
}
