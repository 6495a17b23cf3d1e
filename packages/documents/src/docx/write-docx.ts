import type { Readable } from 'node:stream'
import { DOCUMENT_TEXTS } from '../records/document-texts.ts'
import type { DocumentSet, RecordDocument } from '../records/record-document.ts'
import { joinTexts } from '../streams/chunk-stream.ts'
import { zipStream } from '../streams/zip-stream.ts'
import { blockXml, recordHead } from './block-xml.ts'
import { bookmarkName, contentsXml } from './contents-xml.ts'
import { DocumentMedia } from './document-media.ts'
import {
  CONTENT_TYPES,
  DECLARATION,
  documentRelationships,
  FOOTER,
  FOOTER_RELATIONSHIP,
  HEADER_RELATIONSHIP,
  headerPart,
  NAMESPACES,
  PACKAGE_RELATIONSHIPS,
  propertiesPart,
  SETTINGS,
} from './package-parts.ts'
import { PAGE } from './page-measures.ts'
import { Spool } from './spool.ts'
import { paragraph, run } from './styled-xml.ts'
import { STYLES_PART } from './styles-part.ts'

/**
 * Records as a document of Word (docx), each from a new page; several have the title of the set and contents before them. Memory grows
 * with the titles only: the text is spooled to a temporary file, since the contents stand before it. A picture that cannot be read is
 * replaced by a line that reports it.
 */
export function writeDocx({ title, language, records }: DocumentSet): Readable {
  return zipStream(records, async (zip, entries) => {
    await zip.addText('[Content_Types].xml', CONTENT_TYPES)
    await zip.addText('_rels/.rels', PACKAGE_RELATIONSHIPS)
    await zip.addText('docProps/core.xml', propertiesPart(title, language))
    await zip.addText('word/styles.xml', STYLES_PART)
    await zip.addText('word/settings.xml', SETTINGS)
    await zip.addText('word/header1.xml', headerPart(title, isTitledAlike(title, records)))
    await zip.addText('word/footer1.xml', FOOTER)
    const media = new DocumentMedia(zip)
    const titles: string[] = []
    const spool = await Spool.open()
    try {
      await spool.write(joinTexts(recordTexts(entries, titles, media, language)))
      await zip.addTexts('word/document.xml', documentTexts(title, language, titles, spool))
    } finally {
      await spool.close()
    }
    await zip.addText('word/_rels/document.xml.rels', documentRelationships(media.names))
  })
}

/** Whether the set is one record with the title of the set. */
function isTitledAlike(title: string, records: DocumentSet['records']): boolean {
  return Array.isArray(records) && records.length === 1 && (records[0] as RecordDocument).title === title
}

/** The XML of the records; their titles are added to `titles`. */
async function* recordTexts(
  records: AsyncIterable<RecordDocument>,
  titles: string[],
  media: DocumentMedia,
  language: DocumentSet['language'],
): AsyncGenerator<string> {
  for await (const record of records) {
    yield recordHead(record, { id: titles.length, name: bookmarkName(titles.length) })
    titles.push(record.title)
    for (const block of record.blocks) {
      if (block.kind !== 'picture') yield* blockXml(block)
      else yield (await media.add(block.picture)) ?? unreadable(block.picture.caption, language)
    }
  }
}

function unreadable(caption: string | undefined, language: DocumentSet['language']): string {
  return paragraph('Caption', run([DOCUMENT_TEXTS[language].unreadable, caption].filter(Boolean).join(' ')))
}

async function* documentTexts(
  title: string,
  language: DocumentSet['language'],
  titles: readonly string[],
  records: Spool,
): AsyncGenerator<string | Buffer> {
  yield `${DECLARATION}<w:document ${NAMESPACES}><w:body>`
  if (titles.length !== 1) yield paragraph('Title', run(title))
  if (titles.length > 1) yield* contentsXml(titles, language)
  yield* records.chunks()
  yield `${SECTION}</w:body></w:document>`
}

const SECTION = [
  `<w:sectPr><w:headerReference w:type="default" r:id="${HEADER_RELATIONSHIP}"/><w:footerReference w:type="default" r:id="${FOOTER_RELATIONSHIP}"/>`,
  `<w:pgSz w:w="${PAGE.width}" w:h="${PAGE.height}"/>`,
  `<w:pgMar w:top="${PAGE.margin}" w:right="${PAGE.margin}" w:bottom="${PAGE.margin}" w:left="${PAGE.margin}"`,
  ` w:header="${PAGE.header}" w:footer="${PAGE.header}" w:gutter="0"/></w:sectPr>`,
].join('')
