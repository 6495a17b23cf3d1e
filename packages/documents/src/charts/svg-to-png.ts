import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'

const FONT = fileURLToPath(new URL('../../fonts/NotoSansSC-Regular.ttf', import.meta.url))

/** An SVG drawing as a PNG picture of this width in pixels, with the font of documents. Reads no other font or file. */
export function svgToPng(svg: string, width: number): Buffer {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: 'Noto Sans SC' },
  })
  return Buffer.from(drawing.render().asPng())
}
