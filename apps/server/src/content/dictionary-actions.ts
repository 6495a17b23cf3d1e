import { CallError } from '../http/call-error.ts'
import { audit, type Operator } from '../http/operator-of.ts'
import type { DictionaryStore } from './dictionary-store.ts'

/** Adds an entry to a dictionary, or changes an existing one. */
export async function setDictionaryEntry(
  dictionary: DictionaryStore,
  { position, ...entry }: { dictType: string; dictValue: string; labelZh: string; labelEn: string; position?: number | undefined },
  by: Operator,
): Promise<void> {
  await dictionary.set({ ...entry, ...(position !== undefined && { position }) })
  audit(by, 'dictionary set', { dictType: entry.dictType, dictValue: entry.dictValue })
}

/** Removes an entry of a dictionary. Throws DICTIONARY_ENTRY_NOT_FOUND. */
export async function removeDictionaryEntry(
  dictionary: DictionaryStore,
  { dictType, dictValue }: { dictType: string; dictValue: string },
  by: Operator,
): Promise<void> {
  if (!(await dictionary.remove(dictType, dictValue))) throw new CallError('DICTIONARY_ENTRY_NOT_FOUND')
  audit(by, 'dictionary remove', { dictType, dictValue })
}
