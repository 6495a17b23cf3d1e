import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { rootName, splitXmlDocuments } from '../../pipeline/split-xml-documents.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'
import { readSequenceListing } from './read-sequence-listing.ts'
import { redbookToRecord } from './redbook-to-record.ts'

/** Sequence listings are between the patents they belong to; each is read as a further statement about its patent. */
const LISTING = 'sequence-cwu'

/** One sequence at least: its facts, or the lines of a listing of the old rules. */
const HAS_SEQUENCES = /<(?:s\d{3}|row)\b/

/** Red Book XML, version 4: grants since 2005, full text or (v4.7) bibliographic, in weekly files or one by one. */
const GRANTS: PatentImportFormat = redbookSource('us-redbook-grant', 'us-patent-grant')

/** The same for published applications. */
const APPLICATIONS: PatentImportFormat = redbookSource('us-redbook-application', 'us-patent-application')

export const REDBOOK_SOURCES: readonly PatentImportFormat[] = [GRANTS, APPLICATIONS]

function redbookSource(format: string, root: string): PatentImportFormat {
  const begins = new RegExp(`<(?:${root}|${LISTING})[\\s>]`)
  return {
    format,
    version: 6,
    rank: 2,
    recognises: (head) => begins.test(head),
    fragments: documents,
    read: (fragment) => readDocument(fragment, root),
  }
}

async function* documents(bytes: AsyncIterable<Buffer>): AsyncGenerator<Fragment> {
  for await (const fragment of splitXmlDocuments(bytes)) {
    const root = rootName(fragment.text.slice(0, 8192))
    yield root === LISTING && !HAS_SEQUENCES.test(fragment.text) ? { ...fragment, skipped: root } : fragment
  }
}

function readDocument(fragment: Fragment, expected: string): PatentReading {
  const root = parsePatentXml(fragment.text)
  if (root.name === LISTING) return { kind: 'record', record: readSequenceListing(root) }
  if (root.name !== expected) {
    return { kind: 'rejected', reason: { en: `<${root.name}> is not <${expected}>`, zh: `<${root.name}> 不是 <${expected}>` } }
  }
  const formatVersion = root.attributes['dtd-version']
  return { kind: 'record', record: redbookToRecord(root), ...(formatVersion !== undefined && { formatVersion }) }
}
