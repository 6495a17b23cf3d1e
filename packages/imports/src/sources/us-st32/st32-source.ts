import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { splitXmlDocuments } from '../../pipeline/split-xml-documents.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'
import { st32ToRecord } from './st32-to-record.ts'

/** Grants of 2001 to 2004 in WIPO ST.32, root `PATDOC`, in weekly files or one by one. */
export const ST32_SOURCE: PatentImportFormat = {
  format: 'us-st32-grant',
  version: 5,
  rank: 2,
  recognises: (head) => /<PATDOC[\s>]/.test(head),
  fragments: (bytes) => splitXmlDocuments(bytes),
  read: readDocument,
}

function readDocument(fragment: Fragment): PatentReading {
  const root = parsePatentXml(fragment.text)
  if (root.name !== 'PATDOC') {
    return { kind: 'rejected', reason: { en: `<${root.name}> is not <PATDOC>`, zh: `<${root.name}> 不是 <PATDOC>` } }
  }
  const formatVersion = root.attributes['DTD']
  return { kind: 'record', record: st32ToRecord(root), ...(formatVersion !== undefined && { formatVersion }) }
}
