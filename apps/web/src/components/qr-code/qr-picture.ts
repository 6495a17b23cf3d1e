import { encode } from 'uqr'
import { QUIET } from './qr-code.tsx'

/** px of a module: a phone scans the picture of a code from its album at this size. */
const MODULE = 12

/** A QR code of a text as PNG. */
export async function qrPicture(text: string): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * MODULE
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture === null) throw new Error('The browser could not draw the code')
  return picture
}
