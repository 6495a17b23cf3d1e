import { elementsAt } from '../../xml/element.ts'
import { parsePatentXml } from '../../xml/parse-patent-xml.ts'
import { splitXmlDocuments } from '../../../pipeline/split-xml-documents.ts'
import { markReading, readingOf, type MarkImportFormat, type MarkReading } from '../mark-format.ts'
import { emTmToRecord } from './em-tm-to-record.ts'
import { takeGoods } from './goods-section.ts'

/** Trademarks of the EUIPO as its open data has them (EM-TM 3.x, after WIPO ST.66), one or several to a document. */
export const EM_TM_SOURCE: MarkImportFormat = {
  format: 'euipo-em-tm',
  version: 3,
  rank: 3,
  severalPerFragment: true,
  recognises: (head) => /<Transaction\s[^>]*xmlns="https?:\/\/euipo\.europa\.eu\/trademark\/data"/.test(head),
  fragments: (bytes) => splitXmlDocuments(bytes),
  read: ({ text }) => readingOf(() => readDocument(text)),
}

function readDocument(text: string): MarkReading {
  const { rest, goods } = takeGoods(text)
  const root = parsePatentXml(rest)
  const version = /EM-TM-TradeMark-V(\d+)-(\d+)/.exec(rest.slice(0, 2000))
  const contents = elementsAt(root, 'TradeMarkTransactionBody/TransactionContentDetails/TransactionData')
  const records = contents.flatMap((data) => elementsAt(data, 'TradeMarkDetails/TradeMark').map((mark) => ({ data, mark })))
  return markReading(
    records.map(({ data, mark }, index) => emTmToRecord(mark, data, goods?.[index] ?? null)),
    version === null ? undefined : `${version[1]}.${version[2]}`,
  )
}
