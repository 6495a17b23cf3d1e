import { basename } from 'node:path'
import { readTableSample, suggestMapping } from '@gezhi/imports'
import { IMPORT_TEXTS, type ImportLanguage } from './import-texts.ts'

/** Outputs for the proposal and for remarks on it, separate so that the proposal can be redirected to a file. */
export interface SuggestionOutput {
  mapping(text: string): void
  remark(line: string): void
}

/** Proposes a column mapping for a file. Rejects with the error of the file, in both languages. */
export async function printSuggestion(file: string, language: ImportLanguage, output: SuggestionOutput): Promise<void> {
  const words = IMPORT_TEXTS[language]
  const format = basename(file)
    .replace(/\..*$/, '')
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const { mapping, guessed, unknown } = suggestMapping(await readTableSample(file), format || 'own-table')
  output.mapping(JSON.stringify(mapping, null, 2))
  if (guessed.length > 0) output.remark(words.guessed(guessed))
  if (unknown.length > 0) output.remark(words.unknown(unknown))
  output.remark(words.suggested(`${mapping.format}.json`))
}
