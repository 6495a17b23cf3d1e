import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import type { Handlers } from '../http/call-context.ts'
import { citationFormats } from './citation-formats.ts'
import { citationTree } from './citation-tree.ts'
import { patentReference } from './exports/patent-reference.ts'

interface CitationParts {
  readonly engine: SearchEngine<PatentRecord>
  /** Throws PATENT_NOT_FOUND. */
  readonly open: (id: string) => Promise<StoredRecord<PatentRecord>>
}

/** Calls about citations: how a patent is cited, what it cites and what cites it. */
export function citationHandlers({ engine, open }: CitationParts): Pick<Handlers['patents'], 'citePatent' | 'getCitationTree'> {
  return {
    async citePatent({ id }, { language }) {
      return citationFormats(patentReference(await open(id), language), language)
    },
    async getCitationTree({ id }, { language }) {
      const { record } = await open(id)
      return citationTree(engine, record, language)
    },
  }
}
