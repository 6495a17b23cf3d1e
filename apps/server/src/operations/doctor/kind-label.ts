import { RECORD_KINDS } from '../../kinds/record-kinds.ts'
import type { ImportLanguage } from '../import-texts.ts'

/** The label of a kind of record by its name; the name itself if a report of another version has one that is unknown. */
export function kindLabel(name: string, language: ImportLanguage): string {
  return RECORD_KINDS.find((kind) => kind.name === name)?.label[language] ?? name
}
