import type { Handlers } from '../../http/call-context.ts'
import type { UploadStore } from './upload-store.ts'

/** Calls about uploaded pictures. */
export function uploadHandlers(uploads: UploadStore): Pick<Handlers['accounts'], 'uploadImage' | 'getUpload'> {
  return {
    uploadImage: async ({ file }) => ({ url: `/api/sms/oss/file?name=${await uploads.add(file)}` }),
    getUpload: ({ name }) => uploads.get(name),
  }
}
