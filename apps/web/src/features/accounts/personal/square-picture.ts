/** Width and height of stored pictures, in px: they are displayed at 24 to 96. */
const SIDE = 256

/** The centre of a picture as a square of at most 256 px, upright, of the same type. Rejects if the file is not a picture. */
export async function squarePicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const side = Math.min(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, SIDE)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.9))
  if (!blob) throw new Error('the picture could not be drawn')
  return new File([blob], file.name, { type: file.type })
}
