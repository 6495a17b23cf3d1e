import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat } from '../../patents/patent-format.ts'
import { rootName } from '../../pipeline/split-xml-documents.ts'

const DECLARATION = /<!(?:ELEMENT|ENTITY|ATTLIST|NOTATION)\s/

/**
 * Definitions of document types and character entities, published with documents. The entities are built in, so such a file is recognised
 * but nothing is read from it.
 */
export const DEFINITION_FILE_SOURCE: PatentImportFormat = {
  format: 'document-type-definition',
  version: 1,
  rank: 0,
  recognises: (head) => DECLARATION.test(head) && !/<!DOCTYPE\s/.test(head.slice(0, head.search(DECLARATION))) && hasNoRoot(head),
  fragments: listed,
  read: () => ({ kind: 'rejected', reason: { en: 'a definition file contains no document', zh: '定义文件不含文献' } }),
}

/** Comments may contain examples of use: they are ignored. */
function hasNoRoot(head: string): boolean {
  return rootName(head.replace(/<\?xml[^>]*\?>/g, '')) === null
}

async function* listed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Fragment> {
  for await (const _ of bytes) break
  yield { position: 0, text: '', skipped: 'document type definition' }
}
