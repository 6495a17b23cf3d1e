import { cleanText } from '../text/clean-text.ts'
import { escapeXml } from '../text/escape-xml.ts'
import type { PictureSize } from '../records/picture-size.ts'
import { paragraph, run } from './styled-xml.ts'

/** English Metric Units of a pixel of 1/96 inch. */
const EMU = 9525

const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture'
const SVG_EXTENSION = '{96DAC541-7B7A-43D3-8B79-37D633B846F1}'
const SVG = 'http://schemas.microsoft.com/office/drawing/2016/SVG/main'

/** A picture in the text. */
export interface PictureInText {
  /** From 1, different for each picture of the document. */
  readonly id: number
  /** Relationship of a PNG or JPEG, and of the SVG that programs that can show instead. */
  readonly relationship: string
  readonly vector?: string
  readonly size: PictureSize
  readonly caption: string
}

/** A centred picture with its caption below. */
export function pictureXml({ id, relationship, vector, size, caption }: PictureInText): string {
  const [width, height] = [Math.round(size.width * EMU), Math.round(size.height * EMU)]
  const name = `name="Picture ${id}" descr="${escapeXml(cleanText(caption))}"`
  const blip =
    vector === undefined
      ? `<a:blip r:embed="${relationship}"/>`
      : `<a:blip r:embed="${relationship}"><a:extLst><a:ext uri="${SVG_EXTENSION}"><asvg:svgBlip xmlns:asvg="${SVG}" r:embed="${vector}"/></a:ext></a:extLst></a:blip>`
  const drawing = [
    `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${width}" cy="${height}"/><wp:docPr id="${id}" ${name}/>`,
    `<a:graphic><a:graphicData uri="${PICTURE}"><pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" ${name}/><pic:cNvPicPr/></pic:nvPicPr>`,
    `<pic:blipFill>${blip}<a:stretch><a:fillRect/></a:stretch></pic:blipFill>`,
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`,
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
  ].join('')
  if (caption === '') return paragraph('Picture', drawing)
  return paragraph('Picture', drawing, '<w:keepNext/>') + paragraph('Caption', run(caption))
}
