import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../language/use-language.ts'
import { isBlackAndWhite } from './black-and-white.ts'
import type { QueryPicture, Region } from './picture-query.ts'
import { pictureQuery } from './use-picture.ts'

/** Pixels on each side of the reduced picture that is examined. */
const SIDE = 128

/** Whether all pictures, or their regions, are black and white; false until that is known, and where it cannot be. */
export function useBlackAndWhite(pictures: readonly QueryPicture[]): boolean {
  const queries = useQueryClient()
  const language = useLanguage()
  const { data = false } = useQuery({
    queryKey: ['blackAndWhite', pictures],
    queryFn: async () => {
      for (const { url, crop } of pictures) {
        const pixels = await pixelsOf(await queries.query({ ...pictureQuery(language, url), staleTime: 'static' }), crop).catch(() => null)
        if (pixels === null || !isBlackAndWhite(pixels)) return false
      }
      return true
    },
    enabled: pictures.length > 0,
    staleTime: Infinity,
    retry: false,
  })
  return data
}

/** As an image element decodes it: that reads SVG, too. */
async function pixelsOf(blob: Blob, crop: Region | null): Promise<Uint8ClampedArray> {
  const url = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 }
    const [columns, rows] = [image.naturalWidth, image.naturalHeight]
    const context = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE }).getContext('2d')!
    context.drawImage(image, x * columns, y * rows, width * columns, height * rows, 0, 0, SIDE, SIDE)
    return context.getImageData(0, 0, SIDE, SIDE).data
  } finally {
    URL.revokeObjectURL(url)
  }
}
