import { readMarkForm, type MarkForm } from '../form/mark-form.ts'
import { selectRules, type RuleSelection } from './compare-marks.ts'
import { initialsSought } from './initials-rules.ts'
import { digitsOf } from './number-rules.ts'
import type { SimilarMethod } from './similar-rule.ts'

/** What each method needs in the text of a mark. */
const COMPARABLE: Readonly<Record<SimilarMethod, (form: MarkForm) => boolean>> = {
  han: ({ han }) => han.length > 0,
  pinyin: ({ han, letters }) => han.length > 0 || letters !== '',
  latin: ({ letters }) => letters !== '',
  digits: (form) => form.digits !== '' || digitsOf(form) !== '',
  initials: (form) => initialsSought(form) !== null,
}

/** Whether the selected rules can compare anything in a mark: without, nothing is found, however similar. Pure. */
export function isComparable(text: string, selection: RuleSelection): boolean {
  const form = readMarkForm(text)
  return selectRules(selection).some(({ method }) => COMPARABLE[method](form))
}
