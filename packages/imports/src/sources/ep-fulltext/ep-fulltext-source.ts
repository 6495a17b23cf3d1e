import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { rootName, splitXmlDocuments } from '../../pipeline/split-xml-documents.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'
import { epToRecord } from './ep-to-record.ts'
import { repairXml } from './repair-xml.ts'

/** European patent documents, full text or bulletin, versions 1.0 to 1.5.1. */
export const EP_FULLTEXT_SOURCE: PatentImportFormat = {
  format: 'ep-fulltext',
  version: 6,
  rank: 2,
  recognises: (head) => rootName(head) === 'ep-patent-document',
  fragments: splitXmlDocuments,
  read: readDocument,
}

function readDocument(fragment: Fragment): PatentReading {
  const root = parsePatentXml(repairXml(fragment.text))
  if (root.name !== 'ep-patent-document') {
    return {
      kind: 'rejected',
      reason: { en: `<${root.name}> is not <ep-patent-document>`, zh: `<${root.name}> 不是 <ep-patent-document>` },
    }
  }
  const formatVersion = root.attributes['dtd-version']
  return { kind: 'record', record: epToRecord(root), ...(formatVersion !== undefined && { formatVersion }) }
}
