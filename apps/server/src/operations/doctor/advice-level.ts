import type { LocalizedText } from '@gezhi/imports'

/** `warning`: something fails, or soon will; `hint`: something could be better. */
export type AdviceLevel = 'warning' | 'hint'

export interface Advice extends LocalizedText {
  readonly level: AdviceLevel
}

/** Advice about what fails, or soon will. */
export function warning(text: LocalizedText): Advice {
  return { level: 'warning', ...text }
}

/** Advice about what could be better. */
export function hint(text: LocalizedText): Advice {
  return { level: 'hint', ...text }
}
