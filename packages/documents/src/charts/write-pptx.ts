/** A slide: a picture below its title, and what is noted below. */
export interface Slide {
  readonly title: string
  readonly text: string
  readonly png: Buffer
  /** Width divided by height of the picture. */
  readonly ratio: number
}

// Inches of a slide of 16:9.
const [WIDTH, HEIGHT] = [13.33, 7.5] as const
const MARGIN = 0.5
const [TOP, BOTTOM] = [1.1, 0.9] as const
const FONT = 'Microsoft YaHei'

/** A presentation for PowerPoint with a slide for each picture. */
export async function writePptx(title: string, slides: readonly Slide[]): Promise<Buffer> {
  const { default: pptxgen } = await import('pptxgenjs')
  // The module is CommonJS: its class is the default export of its default export.
  const Presentation = pptxgen as unknown as typeof pptxgen.default
  const file = new Presentation()
  file.layout = 'LAYOUT_WIDE'
  file.title = title
  for (const { title: heading, text, png, ratio } of slides) {
    const slide = file.addSlide()
    slide.addText(heading, { x: MARGIN, y: 0.3, w: WIDTH - 2 * MARGIN, h: 0.6, fontFace: FONT, fontSize: 24, bold: true })
    const [maxWidth, maxHeight] = [WIDTH - 2 * MARGIN, HEIGHT - TOP - BOTTOM]
    const w = Math.min(maxWidth, maxHeight * ratio)
    slide.addImage({ data: `image/png;base64,${png.toString('base64')}`, x: (WIDTH - w) / 2, y: TOP, w, h: w / ratio })
    slide.addText(text, { x: MARGIN, y: HEIGHT - BOTTOM + 0.1, w: maxWidth, h: 0.7, fontFace: FONT, fontSize: 12, color: '56606F' })
  }
  return (await file.write({ outputType: 'nodebuffer' })) as Buffer
}
