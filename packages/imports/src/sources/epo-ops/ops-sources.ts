import type { PatentImportFormat } from '../../patents/patent-format.ts'
import { familyRecords } from './family.ts'
import { fullTextRecords } from './full-text.ts'
import { type OpsAnswer, opsSource } from './ops-answer.ts'
import { imageRecords, numberRecords, searchRecords } from './references.ts'
import { registerRecords } from './register.ts'

/** Responses of Open Patent Services other than bibliographic data, which `epo-exchange` reads. */
const ANSWERS: readonly OpsAnswer[] = [
  { format: 'epo-ops-full-text', rank: 1, path: 'fulltext-documents/fulltext-document', toRecords: fullTextRecords },
  { format: 'epo-ops-family', rank: 0, path: 'patent-family', toRecords: familyRecords },
  { format: 'epo-ops-register', rank: 1, path: 'register-search', toRecords: registerRecords },
  { format: 'epo-ops-search', rank: 0, path: 'biblio-search', toRecords: searchRecords },
  { format: 'epo-ops-images', rank: 0, path: 'document-inquiry', toRecords: imageRecords },
  { format: 'epo-ops-numbers', rank: 0, path: 'standardization', toRecords: numberRecords },
]

export const OPS_SOURCES: readonly PatentImportFormat[] = ANSWERS.map(opsSource)
