import { localizedIssue } from '../localized-issue.ts'
import { text } from '../text.ts'

/** A password on the wire: its MD5 as 32 hexadecimal digits (decisions G18, G38), lowercased. */
export const wirePasswordSchema = text()
  .refine((text) => /^[0-9a-f]{32}$/i.test(text), localizedIssue('须为 32 位十六进制 MD5', 'must be an MD5 hash (32 hexadecimal digits)'))
  .transform((text) => text.toLowerCase())
