import * as z from 'zod'
import { localizedIssue } from '../localized-issue.ts'

/** A file of a form. */
export const fileSchema = z.custom<Blob>((value) => value instanceof Blob, localizedIssue('请上传文件', 'must be a file'))

/** Bytes of signed contracts and issued invoices (G100). */
export const MAX_DOCUMENT = 10 * 1024 * 1024
/** Bytes of bank slips. */
export const MAX_SLIP = 5 * 1024 * 1024
