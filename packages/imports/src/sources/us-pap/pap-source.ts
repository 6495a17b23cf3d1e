import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { splitXmlDocuments } from '../../pipeline/split-xml-documents.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'
import { papToRecord } from './pap-to-record.ts'

const ROOT = 'patent-application-publication'

/** Published applications of 2001 to 2004 (`pap` versions 1.4 to 1.6), in weekly files or one by one. */
export const PAP_SOURCE: PatentImportFormat = {
  format: 'us-pap-application',
  version: 4,
  rank: 2,
  recognises: (head) => head.includes(`<${ROOT}>`) || head.includes(`<${ROOT} `),
  fragments: (bytes) => splitXmlDocuments(bytes),
  read: readDocument,
}

function readDocument(fragment: Fragment): PatentReading {
  const root = parsePatentXml(fragment.text)
  if (root.name !== ROOT)
    return { kind: 'rejected', reason: { en: `<${root.name}> is not <${ROOT}>`, zh: `<${root.name}> 不是 <${ROOT}>` } }
  // Only the name of the DTD contains the version.
  const formatVersion = /<!DOCTYPE[^>[]*"pap-(v\d+-[\d-]+)\.dtd"/.exec(fragment.text.slice(0, 2000))?.[1]
  return { kind: 'record', record: papToRecord(root), ...(formatVersion !== undefined && { formatVersion }) }
}
