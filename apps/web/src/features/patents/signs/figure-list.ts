/** A figure with its description in the text. */
export interface DescribedFigure {
  /** `1`, `2A`. */
  readonly figure: string
  readonly text: string
}

const NUMBER = String.raw`\d{1,3}(?:\s?[(（]?[a-zA-Z][)）]?(?![a-zA-Z]))?`
const FIGURE = String.raw`(?:图|圖|(?<!\p{L})(?:figs?|figures?|figur(?:en)?|abb(?:ildung(?:en)?)?)\.?)\s*`
const AND = String.raw`\s*(?:[,、，~-]|–|and|to|through|und|bis|et|à|和|与|及|至|或)+\s*(?:${FIGURE})?`
const FIGURES = new RegExp(String.raw`${FIGURE}(${NUMBER})(?:(${AND})(${NUMBER}))*`, 'giu')
const ONE = new RegExp(NUMBER, 'gu')
const RANGE = /[-–~至]|(?<!\p{L})(?:to|through|bis|à)(?!\p{L})/iu
const MAX_RANGE = 50
/** What follows the number where a figure is described. */
const DESCRIBES =
  /^\s*(?:[:：]|为|是|示出|显示|表示|展示|系|为本|is\b|are\b|shows?\b|illustrates?\b|depicts?\b|represents?\b|provides?\b|presents?\b|zeigt|zeigen|ist\b|sind\b|stellt|représente|montre|illustre|est\b|sont\b)/iu

/** A mention of figures in a text. */
export interface FigureMention {
  readonly start: number
  readonly end: number
  /** The figures named; a range is named by all its numbers. */
  readonly figures: readonly string[]
}

/** The mentions of figures in a text, in order: `如图1所示`, `FIGS. 2A and 2B`. */
export function figureMentions(text: string): FigureMention[] {
  return [...text.matchAll(FIGURES)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    figures: figuresOf(match[0]),
  }))
}

/** The figures that paragraphs describe (`图1是…`, `FIG. 2 shows …`), each once, in order. */
export function figureList(paragraphs: readonly { readonly text: string }[]): DescribedFigure[] {
  const found = new Map<string, string>()
  for (const { text } of paragraphs) {
    for (const { start, end, figures } of figureMentions(text)) {
      if (!isStart(text, start) || !DESCRIBES.test(text.slice(end))) continue
      const description = sentenceAfter(text, end)
      for (const figure of figures) if (!found.has(figure)) found.set(figure, description)
    }
  }
  return [...found].map(([figure, description]) => ({ figure, text: description }))
}

/** At the beginning of a paragraph, line or clause: in a sentence, a figure is mentioned, not described. */
function isStart(text: string, start: number): boolean {
  return /(?:^|[\n。；;.])\s*(?:la\s+|die\s+|in\s+)?$/iu.test(text.slice(0, start))
}

function sentenceAfter(text: string, end: number): string {
  const rest = text.slice(end).replace(DESCRIBES, '').trimStart()
  return (/^[\s\S]*?(?=[。；;\n]|\.(?:\s|$)|$)/u.exec(rest)?.[0] ?? '').trim()
}

/** The numbers of a mention; ranges are written out. */
function figuresOf(mention: string): string[] {
  const figures: string[] = []
  let end = 0
  for (const match of mention.matchAll(ONE)) {
    const figure = match[0].replace(/[\s()（）]/gu, '')
    const previous = Number(figures.at(-1))
    if (RANGE.test(mention.slice(end, match.index)) && previous < Number(figure) && Number(figure) - previous <= MAX_RANGE) {
      for (let between = previous + 1; between < Number(figure); between++) figures.push(String(between))
    }
    figures.push(figure)
    end = match.index + match[0].length
  }
  return figures
}
