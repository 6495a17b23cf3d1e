import { SearchError } from '@gezhi/search'
import type { Cluster } from '../cluster.ts'
import type { SemanticState } from './semantic-state.ts'

/** The current state of the index. */
export interface LiveIndex {
  /** Its name behind the alias. */
  readonly index: string
  /** Increases with every change. */
  readonly version: number
  /** Its semantic build; null before the first build. */
  readonly semantic: SemanticState | null
}

interface State {
  readonly docs: readonly { readonly found?: boolean; readonly _version?: number; readonly _source?: SemanticState }[]
}

/** The live index of a name, and its semantic build. */
export async function liveIndex(cluster: Cluster, name: string, signal?: AbortSignal): Promise<LiveIndex> {
  const [aliases, { docs }] = await Promise.all([
    cluster.call<Record<string, unknown> | null>({ method: 'GET', path: `/_alias/${name}`, orNull: true, signal }),
    cluster.call<State>({ method: 'POST', path: `/${name}-state/_mget`, body: { ids: ['version', 'meaning'] }, signal }),
  ])
  const [index] = Object.keys(aliases ?? {})
  if (index === undefined) throw new SearchError('corrupt', `The cluster has no index ${name} any more`)
  const [version, semantic] = docs
  const state = semantic?.found === true && semantic._source?.index === index ? { ...semantic._source, version: semantic._version! } : null
  return { index, version: version?._version ?? 0, semantic: state }
}
