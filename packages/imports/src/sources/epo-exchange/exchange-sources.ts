import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { elementAt } from '../xml/element.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'
import { exchangeToRecord } from './exchange-to-record.ts'
import { splitExchangeDocuments } from './split-exchange-documents.ts'

const ANSWER = /<ops:world-patent-data[\s>]/
/** Family responses repeat the documents of members below the family data. */
const OTHER_ANSWER = /<ops:(?:patent-family|biblio-search|register-search|document-inquiry|standardization)[\s>]/
const DOCUMENT = /<(?:exch:)?exchange-document\s/

/** DOCDB, the EPO's bibliographic data of all offices, version 2: back files, weekly files, single documents. */
const DOCDB: PatentImportFormat = exchangeSource('epo-docdb', (head) => DOCUMENT.test(head) && !ANSWER.test(head))

/** The same data as responses of Open Patent Services (`published-data/…/biblio`). */
const OPS_BIBLIO: PatentImportFormat = exchangeSource(
  'epo-ops-biblio',
  (head) => DOCUMENT.test(head) && ANSWER.test(head) && !OTHER_ANSWER.test(head),
)

export const EXCHANGE_SOURCES: readonly PatentImportFormat[] = [DOCDB, OPS_BIBLIO]

function exchangeSource(format: string, recognises: (head: string) => boolean): PatentImportFormat {
  return { format, version: 5, rank: 1, recognises, fragments: splitExchangeDocuments, read: readDocument }
}

function readDocument(fragment: Fragment): PatentReading {
  const root = parsePatentXml(fragment.text)
  const document = elementAt(root, 'exchange-document')
  if (document === null) throw new Error('there is no <exchange-document>')
  if (document.attributes['status'] === 'D') {
    return { kind: 'rejected', reason: { en: 'the patent office deleted this document', zh: '该文献已被专利局删除' } }
  }
  const formatVersion = root.attributes['dtd-version']
  return { kind: 'record', record: exchangeToRecord(document), ...(formatVersion !== undefined && { formatVersion }) }
}
