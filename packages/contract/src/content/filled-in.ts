import { localizedIssue } from '../localized-issue.ts'
import { text } from '../text.ts'

/** A required text of at most this many characters, trimmed. `zh`, `en`: what is said if it is missing. */
export function filledIn(max: number, zh: string, en: string) {
  return text()
    .max(1_000 + max)
    .transform((text) => text.trim())
    .refine((text) => text !== '', localizedIssue(zh, en))
    .refine((text) => [...text].length <= max, localizedIssue(`最多 ${max} 个字符`, `must have at most ${max} characters`))
}
