import type { ClassEntry } from '@gezhi/classification'
import { readClassSymbol } from '@gezhi/records'
import type { XmlElement } from '@rgrove/parse-xml'
import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { splitXmlDocuments } from '../../pipeline/split-xml-documents.ts'
import { childElements, elementAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'
import { cpcTitle } from './cpc-title.ts'

/** Level of main groups in the CPC scheme; subgroups are one deeper per dot. */
const MAIN_GROUP = 7
/** Headings between subclass and main group; they have the symbol of their first group and are not classes. */
const HEADING = 6

/** The CPC scheme as published: `class-scheme`, a file per subclass or section, titles in English. */
export const CPC_SCHEME_SOURCE: PatentImportFormat = {
  format: 'cpc-scheme',
  version: 1,
  rank: 1,
  holds: 'classes',
  recognises: (head) => /<class-scheme[\s>]/.test(head) && /scheme-type="cpc"/i.test(head),
  fragments,
  read: (fragment) => readItem(JSON.parse(fragment.text) as ClassEntry),
}

/** One fragment per class, although a file is one document. Positions count classes from 1. */
async function* fragments(bytes: AsyncIterable<Buffer>): AsyncGenerator<Fragment> {
  let position = 0
  for await (const document of splitXmlDocuments(bytes)) {
    if (document.error !== undefined) yield document
    else
      for (const item of items(parsePatentXml(document.text))) {
        position += 1
        if (Number(item.attributes['level']) === HEADING) yield { position, text: '', skipped: 'heading between groups' }
        else yield { position, text: JSON.stringify(toEntry(item)) }
      }
  }
}

function* items(element: XmlElement): Generator<XmlElement> {
  for (const item of childElements(element, 'classification-item')) {
    yield item
    yield* items(item)
  }
}

function toEntry(item: XmlElement): ClassEntry {
  const level = Number(item.attributes['level'])
  const title = cpcTitle(elementAt(item, 'class-title'))
  const notes = childElements(item, 'notes-and-warnings').map(inlineText).filter(Boolean).join('\n')
  return {
    scheme: 'cpc',
    symbol: textAt(item, 'classification-symbol') ?? '',
    dots: level >= MAIN_GROUP ? level - MAIN_GROUP : null,
    titles: title === '' ? [] : [{ lang: 'en', text: title }],
    definitions: notes === '' ? [] : [{ lang: 'en', text: notes }],
  }
}

function readItem(entry: ClassEntry): PatentReading {
  if (readClassSymbol(entry.symbol, 'cpc') !== null) return { kind: 'class', entry }
  return { kind: 'rejected', reason: { en: `not a CPC symbol: ${entry.symbol}`, zh: `不是 CPC 分类号：${entry.symbol}` } }
}
