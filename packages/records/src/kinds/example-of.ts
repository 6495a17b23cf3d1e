import type { Field } from './field.ts'

/** The example query of a field for pages in a language. */
export function exampleOf({ example, englishExample }: Pick<Field, 'example' | 'englishExample'>, language: 'zh' | 'en'): string {
  return language === 'en' ? (englishExample ?? example) : example
}
