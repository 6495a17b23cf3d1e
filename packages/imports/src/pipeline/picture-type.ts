const BEGINNINGS: readonly (readonly [type: PictureType, bytes: string])[] = [
  ['image/tiff', 'II*\0'],
  ['image/tiff', 'MM\0*'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF8'],
  ['application/pdf', '%PDF-'],
]

/** Types of files that are imported and stored with documents. */
export type PictureType = 'image/tiff' | 'image/jpeg' | 'image/png' | 'image/gif' | 'application/pdf'

/** The type of a picture or page file, by its first bytes; null when it is neither. */
export function pictureType(head: Buffer): PictureType | null {
  const start = head.subarray(0, 8).toString('latin1')
  return BEGINNINGS.find(([, bytes]) => start.startsWith(bytes))?.[0] ?? null
}
