import { DECLARATION, NAMESPACES } from './package-parts.ts'

/** Fonts that Windows, macOS and WPS have or replace: Chinese characters take the one of `w:eastAsia`. */
const TEXT_FONTS = fonts('Times New Roman', '宋体')
const HEADING_FONTS = fonts('Arial', '黑体')

const LANGUAGE = '<w:lang w:val="en-US" w:eastAsia="zh-CN"/>'

/** A style of paragraphs. */
interface ParagraphStyle {
  readonly id: string
  readonly name: string
  readonly basedOn?: string
  readonly next?: string
  /** XML of the properties of paragraphs and of runs. */
  readonly paragraph?: string
  readonly run?: string
}

const STYLES: readonly ParagraphStyle[] = [
  { id: 'BodyText', name: 'Body Text', paragraph: spacing(0, 100, 300) + justified() },
  {
    id: 'Title',
    name: 'Title',
    next: 'BodyText',
    paragraph: `${spacing(1200, 400)}<w:jc w:val="center"/>`,
    run: `${HEADING_FONTS}<w:b/>${size(36)}`,
  },
  { id: 'Subtitle', name: 'Subtitle', next: 'BodyText', paragraph: spacing(0, 160), run: `<w:color w:val="555555"/>${size(21)}` },
  // Each record begins on a page of its own.
  heading(1, 30, '<w:pageBreakBefore/>'),
  heading(2, 26),
  heading(3, 24),
  heading(4, 21),
  {
    id: 'TOCHeading',
    name: 'TOC Heading',
    next: 'BodyText',
    paragraph: `<w:keepNext/>${spacing(240, 160)}`,
    run: `${HEADING_FONTS}<w:b/>${size(28)}`,
  },
  { id: 'TOC1', name: 'toc 1', paragraph: `${spacing(0, 60)}<w:ind w:right="567"/>` },
  { id: 'TableText', name: 'Table Text', paragraph: spacing(20, 20, 260), run: size(19) },
  { id: 'TableEnd', name: 'Table End', paragraph: spacing(0, 0, 160), run: size(8) },
  { id: 'Picture', name: 'Picture', paragraph: `${spacing(120, 60)}<w:jc w:val="center"/>` },
  { id: 'Caption', name: 'caption', paragraph: `${spacing(0, 160)}<w:jc w:val="center"/>`, run: size(19) },
  {
    id: 'Header',
    name: 'header',
    paragraph: `<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="4" w:color="999999"/></w:pBdr>`,
    run: `<w:color w:val="555555"/>${size(18)}`,
  },
  { id: 'Footer', name: 'footer', paragraph: '<w:jc w:val="center"/>', run: `<w:color w:val="555555"/>${size(18)}` },
]

const TABLE_STYLE = [
  '<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>',
  ...['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
    (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="A0A0A0"/>`,
  ),
  '</w:tblBorders><w:tblCellMar><w:left w:w="85" w:type="dxa"/><w:right w:w="85" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>',
].join('')

/** The styles of a document. */
export const STYLES_PART = [
  DECLARATION,
  `<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr>${TEXT_FONTS}${size(21)}${LANGUAGE}</w:rPr></w:rPrDefault>`,
  '<w:pPrDefault/></w:docDefaults>',
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>',
  ...STYLES.map(styleXml),
  TABLE_STYLE,
  '</w:styles>',
].join('')

function styleXml({ id, name, basedOn = 'Normal', next, paragraph = '', run = '' }: ParagraphStyle): string {
  return [
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${basedOn}"/>`,
    next === undefined ? '' : `<w:next w:val="${next}"/>`,
    `<w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`,
  ].join('')
}

function heading(level: number, halfPoints: number, before = ''): ParagraphStyle {
  return {
    id: `Heading${level}`,
    name: `heading ${level}`,
    next: 'BodyText',
    paragraph: `<w:keepNext/><w:keepLines/>${before}${spacing(240, 120)}<w:outlineLvl w:val="${level - 1}"/>`,
    run: `${HEADING_FONTS}<w:b/>${size(halfPoints)}`,
  }
}

function fonts(latin: string, chinese: string): string {
  return `<w:rFonts w:ascii="${latin}" w:hAnsi="${latin}" w:eastAsia="${chinese}" w:cs="${latin}"/>`
}

/** In half points. */
function size(halfPoints: number): string {
  return `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`
}

/** In twips; `line` is the least height of a line. */
function spacing(before: number, after: number, line?: number): string {
  return `<w:spacing w:before="${before}" w:after="${after}"${line === undefined ? '' : ` w:line="${line}" w:lineRule="atLeast"`}/>`
}

function justified(): string {
  return '<w:jc w:val="both"/>'
}
