import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { rootName, splitXmlDocuments } from '../../pipeline/split-xml-documents.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'
import { cnipaToRecord } from './cnipa-to-record.ts'
import { type Generation, NEWER, OLDER } from './generation.ts'

/** XML of the Chinese office, of the DTD of 2006 and of the standard of 2012, one document per file or several. */
export const CNIPA_SOURCES: readonly PatentImportFormat[] = [OLDER, NEWER].map(cnipaSource)

function cnipaSource(generation: Generation): PatentImportFormat {
  const { format, root } = generation
  return {
    format,
    version: 4,
    rank: 2,
    recognises: (head) => localName(rootName(head)) === root,
    fragments: splitXmlDocuments,
    read: (fragment) => readDocument(fragment, generation),
  }
}

function readDocument(fragment: Fragment, generation: Generation): PatentReading {
  // Names are unique without their namespace prefixes.
  const root = parsePatentXml(fragment.text.replace(/<(\/?)[A-Za-z][\w.-]*:(?=[A-Za-z])/g, '<$1'))
  if (root.name !== generation.root) {
    return {
      kind: 'rejected',
      reason: { en: `<${root.name}> is not <${generation.root}>`, zh: `<${root.name}> 不是 <${generation.root}>` },
    }
  }
  const formatVersion = root.attributes[generation.attributes.version]
  return { kind: 'record', record: cnipaToRecord(root, generation), ...(formatVersion !== undefined && { formatVersion }) }
}

function localName(name: string | null): string | undefined {
  return name?.split(':').at(-1)
}
