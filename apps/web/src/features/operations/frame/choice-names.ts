import type { Language } from '@gezhi/contract/client'

interface Choice {
  readonly zh: string
  readonly en: string
}

/**
 * The names of stored choices in a language. Choices are stored by their Chinese name, which is shown for one that is no longer offered.
 */
export function choiceNames(choices: readonly Choice[], stored: readonly string[], language: Language): string[] {
  return stored.map((name) => choices.find(({ zh }) => zh === name)?.[language] ?? name)
}
