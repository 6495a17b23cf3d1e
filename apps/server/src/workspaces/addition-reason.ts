import { ERRORS } from '@gezhi/contract'
import type { LocalizedText } from '@gezhi/imports'
import { INTERNAL_FAILURE } from '../platform/user-tasks.ts'

const GIVEN_TO_USER: LocalizedText = {
  zh: '原因已告知用户；其中可能有用户的内容，此处不显示',
  en: 'The reason was given to the user; it may contain their content and is not shown here',
}

/** A stored reason for administrators: it is a sentence in the user's language, shown if it is one without values. */
export function describeAdditionReason(reason: unknown): LocalizedText | null {
  if (reason === null) return null
  const error = Object.values(ERRORS).find(({ zh, en }) => zh === reason || en === reason)
  if (error === ERRORS.INTERNAL) return INTERNAL_FAILURE
  return error === undefined ? GIVEN_TO_USER : { zh: error.zh, en: error.en }
}
