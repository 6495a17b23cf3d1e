import { CallError } from '../../http/call-error.ts'
import { audit, type Operator } from '../../http/operator-of.ts'
import type { SynonymStore } from './synonym-store.ts'

/** Adds groups of synonyms; returns the number of new ones. Throws SYNONYMS_NOT_NEW for a single existing group. */
export async function addSynonyms(store: SynonymStore, groups: readonly (readonly string[])[], by: Operator): Promise<number> {
  const added = await store.add(groups)
  if (added === 0 && groups.length === 1) throw new CallError('SYNONYMS_NOT_NEW')
  audit(by, 'synonym add', { added })
  return added
}

/** Removes words from a group, or the whole group. Throws SYNONYMS_NOT_FOUND. */
export async function removeSynonyms(
  store: SynonymStore,
  { group, words }: { group: number; words?: readonly string[] | undefined },
  by: Operator,
): Promise<void> {
  if (!(await store.remove(group, words))) throw new CallError('SYNONYMS_NOT_FOUND')
  audit(by, 'synonym remove', { group, words: words?.length ?? null })
}
