import { figureMentions, type DescribedFigure } from './figure-list.ts'

interface CaptionedDrawing {
  readonly id: string
  readonly caption: string | null
}

/**
 * The index of the drawing that shows each figure: by the number in its caption, by a caption that is the figure's description, or in order
 * where there are as many drawings as figures. Figures without one are left out.
 */
export function figureDrawings(figures: readonly DescribedFigure[], drawings: readonly CaptionedDrawing[]): ReadonlyMap<string, number> {
  const byFigure = new Map<string, number>()
  drawings.forEach(({ caption }, index) => {
    for (const figure of figureMentions(caption ?? '').flatMap((mention) => mention.figures)) {
      if (!byFigure.has(figure)) byFigure.set(figure, index)
    }
  })
  if (byFigure.size > 0) return byFigure
  const taken = new Set<number>()
  for (const { figure, text } of figures) {
    const index = drawings.findIndex(({ caption }, at) => !taken.has(at) && caption !== null && sameText(caption, text))
    if (index === -1) continue
    taken.add(index)
    byFigure.set(figure, index)
  }
  if (byFigure.size > 0 || figures.length !== drawings.length) return byFigure
  return new Map(figures.map(({ figure }, index) => [figure, index]))
}

function sameText(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/[\s，,。.]/gu, '').toLowerCase()
  return plain(one) !== '' && plain(one) === plain(other)
}
