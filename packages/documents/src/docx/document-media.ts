import { fitInto, pictureSize } from '../records/picture-size.ts'
import type { DocumentPicture } from '../records/record-document.ts'
import type { ZipEntries } from '../streams/zip-stream.ts'
import { PICTURE_BOX } from './page-measures.ts'
import { pictureXml } from './picture-xml.ts'

/** The pictures of a document, added to its zip file as they occur. */
export class DocumentMedia {
  /** Names of files by relationship. */
  readonly names = new Map<string, string>()
  readonly #zip: ZipEntries
  #count = 0

  constructor(zip: ZipEntries) {
    this.#zip = zip
  }

  /** XML of a picture; null if it cannot be read. */
  async add(picture: DocumentPicture): Promise<string | null> {
    const natural = pictureSize(picture)
    if (natural === null) return null
    const { bytes, type, caption = '' } = picture
    const size = fitInto(natural, PICTURE_BOX)
    const id = ++this.#count
    if (type !== 'svg') return pictureXml({ id, relationship: await this.#store(type, bytes), size, caption })
    const raster = await rasterize(bytes, Math.ceil(size.width))
    if (raster === null) return null
    const relationship = await this.#store('png', raster)
    return pictureXml({ id, relationship, vector: await this.#store('svg', bytes), size, caption })
  }

  async #store(type: DocumentPicture['type'], bytes: Buffer): Promise<string> {
    const name = `image${this.names.size + 1}.${type}`
    const relationship = `rIdImage${this.names.size + 1}`
    this.names.set(relationship, name)
    await this.#zip.addBytes(`word/media/${name}`, bytes)
    return relationship
  }
}

/**
 * An SVG as PNG, with the fonts of the machine; null if it cannot be drawn. Only programs that cannot show SVG show it: one pixel for each of
 * 1/96 inch, lightly compressed, since twice as many take three times as long.
 */
async function rasterize(bytes: Buffer, width: number): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { density: 72 }).resize({ width, withoutEnlargement: true }).png({ compressionLevel: 3 }).toBuffer()
  } catch {
    return null
  }
}
