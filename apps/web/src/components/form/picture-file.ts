/** Maximum size of a file, in bytes. */
const LIMIT = 5 * 1024 * 1024

/** Error of a file chosen as picture. */
export type PictureError = 'type' | 'size'

/** Checks the declared type and size of a file: jpg or png, at most 5 MB. The server checks its content. */
export function problemOfFile({ type, size }: Pick<File, 'type' | 'size'>): PictureError | null {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'type'
  return size > LIMIT ? 'size' : null
}
