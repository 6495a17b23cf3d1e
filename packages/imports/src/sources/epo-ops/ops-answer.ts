import type { XmlElement } from '@rgrove/parse-xml'
import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading, ReadPatentRecord } from '../../patents/patent-format.ts'
import { splitXmlDocuments } from '../../pipeline/split-xml-documents.ts'
import { elementsAt } from '../xml/element.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'

/** One kind of response of Open Patent Services, detected by the element below its root. */
export interface OpsAnswer {
  readonly format: string
  readonly rank: number
  /** Path of the element below the root, without prefixes. */
  readonly path: string
  /** The records of one such element; none if it is not useful for any record. */
  toRecords(answer: XmlElement): ReadPatentRecord[]
}

/** The source that reads one kind of response. A response is one fragment, however many documents it describes. */
export function opsSource({ format, rank, path, toRecords }: OpsAnswer): PatentImportFormat {
  const own = new RegExp(`<[\\w.-]+:${path.split('/')[0]}[\\s>]`)
  return {
    format,
    version: 6,
    rank,
    severalPerFragment: true,
    recognises: (head) => /<ops:world-patent-data[\s>]/.test(head) && own.test(head),
    fragments: splitXmlDocuments,
    read: (fragment) => readAnswer(fragment, path, toRecords),
  }
}

function readAnswer(fragment: Fragment, path: string, toRecords: OpsAnswer['toRecords']): PatentReading {
  const records = elementsAt(parsePatentXml(withoutPrefixes(fragment.text)), path).flatMap(toRecords)
  if (records.length > 0) return { kind: 'records', records }
  return { kind: 'rejected', reason: { en: 'the response contains no document', zh: '该响应不含任何文献' } }
}

/** Names are unique without their namespace prefixes. */
function withoutPrefixes(text: string): string {
  return text.replace(/<(\/?)(?:ops|reg|ftxt|exch):/g, '<$1')
}
