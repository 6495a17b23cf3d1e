import type { MarkImportFormat } from '../mark-format.ts'

/** Archives of TSDR contain the status of one mark, under a fixed name, and its picture. */
export const TSDR_PICTURE: NonNullable<MarkImportFormat['pictureBeside']> = {
  document: /!(?:[^!]*\/)?status_st\d\d\.xml$/i,
  picture: 'markImage.jpg',
}
