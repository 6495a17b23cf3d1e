import type { TFunction } from 'i18next'
import type operationsZh from '../catalogue/zh.ts'

type NamedDictionary = keyof (typeof operationsZh)['words']['dictionaries']

/** Types of the dictionaries that Gezhi uses, in the order of choices. */
export const DICTIONARIES = [
  'feedback_type',
  'help_center_map',
  'funtional_map',
  'data_intro_map',
  'technical_term',
] as const satisfies readonly NamedDictionary[]

/** The name of a dictionary; types that only other programs use have none and are shown as they are. */
export function dictionaryName(type: string, t: TFunction<'operations'>): string {
  const named = DICTIONARIES.find((one) => one === type)
  return named === undefined ? type : t(`words.dictionaries.${named}`)
}

/** The dictionaries of Gezhi, then other types with entries. */
export function dictionaryOptions(types: readonly string[], t: TFunction<'operations'>): { value: string; name: string }[] {
  return [...new Set([...DICTIONARIES, ...types])].map((value) => ({ value, name: dictionaryName(value, t) }))
}
