import type { LangText, PatentRecord, PatentType } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { publicationFromParts, usApplicationNumber } from '../us-documents/us-document-number.ts'
import { fullDay } from '../us-documents/written-date.ts'
import { classSymbols } from '../us-redbook/read-classifications.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { markupLines } from './markup-lines.ts'
import { type Answer, list, text } from './answer.ts'
import { readPublicSearchCitations } from './read-citations.ts'
import { readPublicSearchOtherFacts } from './read-other-facts.ts'
import { readPublicSearchPriorities } from './read-priorities.ts'
import { readPublicSearchParties } from './read-parties.ts'
import { readPublicSearchClaims, readPublicSearchDescription } from './read-texts.ts'

/** Types by the letters of the number, otherwise by the kind code. */
const TYPES: readonly (readonly [RegExp, PatentType])[] = [
  [/^D/, 'design'],
  [/^PP/, 'plant'],
  [/^RE/, 'reissue'],
  [/^[HT]/, 'registration'],
  [/^\d+P\d?$/, 'plant'],
  [/^\d+[AB]\d?$/, 'invention'],
]
/** The office's placeholder if it has no text of a document. */
const NO_TITLE = 'TEXT NOT AVAILABLE'

/** One document of a response of the office's public search. Throws if it has no publication number. */
export function publicSearchToRecord(answer: Answer): ReadPatentRecord {
  const [office = 'US', number, kind = ''] = (text(answer, 'documentId') ?? '').split(' ')
  if (number === undefined) throw new Error('there is no document number (documentId)')
  const lang = (text(answer, 'languageIndicator') ?? 'en').toLowerCase()
  const application = text(answer, 'applicationNumber')
  const day = fullDay(text(answer, 'datePublished'))
  const granted = text(answer, 'type') === 'USPAT'
  const family = text(answer, 'familyIdentifierCur')
  const pages = answer['pageCount']
  return withoutEmpty<ReadPatentRecord>({
    publicationNumber: publicationFromParts(number, kind, office),
    applicationNumber: application === undefined ? undefined : usApplicationNumber(application),
    office,
    kind,
    patentType: TYPES.find(([shape]) => shape.test(number + kind))?.[1],
    applicationDate: fullDay(list(answer, 'applicationFilingDate')[0]),
    publicationDate: day,
    grantDate: granted ? day : undefined,
    priorities: readPublicSearchPriorities(answer),
    titles: texts(text(answer, 'inventionTitle'), lang).filter((title) => title.text !== NO_TITLE),
    abstracts: texts(text(answer, 'abstractHtml'), lang),
    claims: readPublicSearchClaims(text(answer, 'claimsHtml'), lang),
    description: readPublicSearchDescription(answer, lang),
    ...readPublicSearchParties(answer),
    ...classifications(answer),
    citations: readPublicSearchCitations(answer),
    family: family === undefined ? undefined : { simpleId: family },
    pageCount: typeof pages === 'number' && pages > 0 ? pages : undefined,
    other: readPublicSearchOtherFacts(answer),
  })
}

function texts(markup: string | undefined, lang: string): LangText[] {
  const written = markup === undefined ? '' : markupLines(markup).join('\n')
  return written === '' ? [] : [{ lang, text: written }]
}

function classifications(answer: Answer): Pick<PatentRecord, 'ipc' | 'cpc' | 'uspc'> {
  const flat = (key: string) =>
    (text(answer, key) ?? '')
      .split(';')
      .map((symbol) => symbol.trim())
      .filter(Boolean)
  // `1/1` means that the document has no class of this scheme.
  const main = [text(answer, 'mainClassificationCode'), text(answer, 'currentUsOriginalClassification')].filter(
    (symbol) => symbol !== undefined,
  )
  const national = [...main, ...flat('uspcFullClassificationFlattened')].filter((symbol) => symbol !== '1/1')
  return {
    ipc: classSymbols('ipc', flat('ipcCodeFlattened')),
    cpc: classSymbols('cpc', [...flat('cpcInventiveFlattened'), ...flat('cpcAdditionalFlattened')]),
    uspc: classSymbols('uspc', national),
  }
}
