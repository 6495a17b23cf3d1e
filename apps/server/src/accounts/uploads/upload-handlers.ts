import type { Handlers } from '../../http/call-context.ts'
import { UPLOAD_ADDRESS as ADDRESS } from './upload-address.ts'
import type { UploadStore } from './upload-store.ts'

/** Calls about uploaded pictures. */
export function uploadHandlers(uploads: UploadStore): Pick<Handlers['accounts'], 'uploadImage' | 'getUpload'> {
  return {
    uploadImage: async ({ file }, { caller }) => ({ url: ADDRESS + (await uploads.add(file, caller.userId)) }),
    getUpload: ({ name }) => uploads.get(name),
  }
}
