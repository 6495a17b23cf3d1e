import * as z from 'zod'
import { localizedIssue } from '../localized-issue.ts'
import { text } from '../text.ts'

/** An e-mail address, lowercased. */
export const emailSchema = text()
  .max(200)
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => z.email().safeParse(text).success, localizedIssue('邮箱格式错误！', 'must be an e-mail address'))
