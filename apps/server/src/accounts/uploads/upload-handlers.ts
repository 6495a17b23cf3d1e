import type { Handlers } from '../../http/call-context.ts'
import type { Accounts } from '../accounts.ts'
import { UPLOAD_ADDRESS as ADDRESS } from './upload-address.ts'

/** Calls about uploaded pictures. */
export function uploadHandlers({
  uploads,
  dailyQuota,
}: Pick<Accounts, 'uploads' | 'dailyQuota'>): Pick<Handlers['accounts'], 'uploadImage' | 'getUpload'> {
  return {
    async uploadImage({ file }, context) {
      await dailyQuota('upload', context)
      return { url: ADDRESS + (await uploads.add(file, context.caller)) }
    },
    getUpload: ({ name }) => uploads.get(name),
  }
}
