import type { UserStore } from '../users/user-store.ts'
import type { UploadStore } from './upload-store.ts'

/** Removes the file of a picture an account showed and shows no more, unless another account shows it too. Other addresses are left alone. */
export async function dropPicture(
  { users, uploads }: { readonly users: Pick<UserStore, 'showsPicture'>; readonly uploads: Pick<UploadStore, 'remove'> },
  avatar: string | null,
): Promise<void> {
  const name = avatar === null ? undefined : /^\/api\/sms\/oss\/file\?name=([\w-]{22}\.(?:jpg|png))$/.exec(avatar)?.[1]
  if (avatar === null || name === undefined || (await users.showsPicture(avatar))) return
  await uploads.remove(name)
}
