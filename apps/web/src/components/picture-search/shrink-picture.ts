/** Bytes and pixels that the server accepts; photographs of phones exceed them. */
const [MAX_BYTES, MAX_PIXELS] = [5_000_000, 25_000_000]
/** Pixels on the longer side of a reduced picture. */
const SIDE = 2000
/** Formats that the server accepts. */
const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Why a file is not uploaded. */
export type PictureFileIssue = 'type' | 'size'

/** A file as it is uploaded: a photograph beyond the limits of the server is reduced. The server checks the content. */
export async function shrinkPicture(file: File): Promise<File | PictureFileIssue> {
  if (!TYPES.includes(file.type)) return 'type'
  if (file.size <= MAX_BYTES && file.type !== 'image/jpeg') return file
  const picture = await createImageBitmap(file).catch(() => null)
  // The server's message names what is wrong with the content.
  if (picture === null) return file.size > MAX_BYTES ? 'size' : file
  try {
    const { width, height } = picture
    if (file.size <= MAX_BYTES && width * height <= MAX_PIXELS) return file
    const scale = Math.min(1, SIDE / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    return blob === null ? 'size' : new File([blob], 'photo.jpg', { type: 'image/jpeg' })
  } finally {
    picture.close()
  }
}
