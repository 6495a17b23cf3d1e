import * as z from 'zod'
import { call, fileCall } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { text } from '../text.ts'

/** Maximum size of a picture, in bytes. */
export const UPLOAD_LIMIT = 5 * 1024 * 1024

export const uploadCalls = {
  /** An uploaded picture; its name cannot be guessed. */
  getUpload: fileCall({
    id: null,
    method: 'GET',
    path: '/api/sms/oss/file',
    who: 'public',
    request: z.object({ name: text().regex(/^[\w-]{22}\.(?:jpg|png)$/) }),
    file: 'image/*',
    errors: ['UPLOAD_NOT_FOUND'],
    summary: { zh: '已上传的图片', en: 'An uploaded image' },
  }),
  /** Uploads a picture: jpg or png by its content, below 5 MB. */
  uploadImage: call({
    id: 'C.upload.01',
    method: 'POST',
    path: '/api/sms/oss/upload',
    who: 'login',
    form: true,
    request: z.object({ file: z.custom<Blob>((value) => value instanceof Blob, localizedIssue('请上传图片', 'must be an image')) }),
    answer: z.object({ url: z.string() }),
    errors: ['UPLOAD_TYPE', 'UPLOAD_SIZE', 'UPLOAD_BROKEN', 'UPLOAD_PIXELS', 'UPLOAD_MIXED', 'UPLOAD_TOTAL', 'UPLOADS_BUSY', 'DAILY_QUOTA'],
    summary: { zh: '上传图片', en: 'Uploads an image' },
  }),
}
