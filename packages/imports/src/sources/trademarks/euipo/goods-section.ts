import type { ClassGoods, LangText } from '@gezhi/records'
import { decodeXML } from 'entities'
import { requireNiceClass } from '../read-facts.ts'

/** Lists of goods in 23 languages are nine tenths of a document. */
const SECTION = /<GoodsServicesDetails>[\s\S]*?<\/GoodsServicesDetails>/g
const CLASS = /<ClassDescription>([\s\S]*?)<\/ClassDescription>/g
const NUMBER = /<ClassNumber>\s*(\d{1,2})\s*<\/ClassNumber>/
const TEXT = /<GoodsServicesDescription languageCode="([A-Za-z]{2})">([^<]*)<\/GoodsServicesDescription>/g
/** White space that is not a single space: most texts have none, and replacing each space would take a third of the time. */
const WHITE_SPACE = /\s{2,}|[^\S ]/g
/** What the expressions above do not read: comments, CDATA, other attributes or prefixes. */
const UNUSUAL = /<!|<\w+:|<GoodsServicesDescription(?! languageCode="[A-Za-z]{2}">)|<\/?(?:ClassDescription|ClassNumber)\s/

/** A document without its lists of goods, and these, in order of the trademarks; `goods` is null if they have to be parsed as XML. */
export function takeGoods(document: string): { readonly rest: string; readonly goods: readonly (readonly ClassGoods[])[] | null } {
  const sections = document.match(SECTION) ?? []
  const classes = sections.map((section) => section.match(CLASS)?.length ?? 0)
  const goods = sections.map(readSection)
  const isUsual = sections.every((section, index) => !UNUSUAL.test(section) && goods[index]?.length === classes[index])
  return isUsual ? { rest: document.replace(SECTION, ''), goods } : { rest: document, goods: null }
}

function readSection(section: string): ClassGoods[] {
  const classes: ClassGoods[] = []
  for (const [, content = ''] of section.matchAll(CLASS)) {
    const number = NUMBER.exec(content)?.[1]
    if (number === undefined) continue
    const niceClass = requireNiceClass('ClassNumber', number)
    const texts: LangText[] = []
    for (const [, lang = '', text = ''] of content.matchAll(TEXT)) {
      const written = decode(text).replace(WHITE_SPACE, ' ').trim()
      if (written !== '') texts.push({ lang: lang.toLowerCase(), text: written })
    }
    classes.push({ niceClass, texts })
  }
  return classes
}

function decode(text: string): string {
  return text.includes('&') ? decodeXML(text) : text
}
