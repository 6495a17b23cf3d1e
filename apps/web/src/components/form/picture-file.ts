/** The largest file that is taken, in bytes. */
const LIMIT = 5 * 1024 * 1024

/** What is wrong with a file that is to be a picture. */
export type PictureError = 'type' | 'size'

/** Looks at what a file says of itself: jpg or png, at most 5 MB. What is in it is looked at by the server. */
export function problemOfFile({ type, size }: Pick<File, 'type' | 'size'>): PictureError | null {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'type'
  return size > LIMIT ? 'size' : null
}
