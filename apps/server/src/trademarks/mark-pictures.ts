import type { MarkImage, Trademark } from '@gezhi/records'
import { FileStoreError, type FileStore } from '../files/file-store.ts'
import { pictureFiles } from '../files/picture-files.ts'
import type { FileAnswer } from '../http/call-context.ts'
import { drawingStore, heldPicture, type DrawingData } from '../kinds/drawings.ts'

/** The pictures of trademarks: stored in the record, or imported with it. */
export interface MarkPictures {
  /** Ids of the pictures that can be displayed. */
  held(record: Trademark): Promise<string[]>
  /** A picture as PNG; null if the record has none of this id, or its file was not imported. */
  png(record: Trademark, id: string): Promise<FileAnswer | null>
}

/** Pictures in the file store. */
export function markPictures(files: FileStore): MarkPictures {
  const pictures = pictureFiles(files)
  const drawings = drawingStore(files)
  const dataOf = async (image: MarkImage): Promise<DrawingData | null> => image.svg ?? heldPicture(pictures, image)
  /** While the file store is unavailable every picture counts as available: the request for it reports the error. */
  const isHeld = async (image: MarkImage) => {
    try {
      return (await dataOf(image)) !== null
    } catch (error) {
      if (error instanceof FileStoreError) return true
      throw error
    }
  }
  return {
    async held({ images = [] }) {
      const held = await Promise.all(images.map(isHeld))
      return images.filter((_, index) => held[index]).map(({ id }) => id)
    },
    async png({ images = [] }, id) {
      const image = images.find((one) => one.id === id)
      const data = image === undefined ? null : await dataOf(image)
      return data === null ? null : drawings.png(data)
    },
  }
}
