import { type Answer, list } from './answer.ts'
import { markupLines } from './markup-lines.ts'

/** Facts that are stored, under the names of the source. */
const STORED_FIELDS = [
  'applicationSeriesCode',
  'claimStatement',
  'continuityData',
  'certOfCorrectionFlag',
  'ptabCertFlag',
  'examinerGroup',
  'exemplaryClaimNumber',
  'numberOfClaims',
  'numberOfDrawingSheets',
  'numberOfFigures',
  'termOfExtension',
  'correspondenceNameAddress',
  'fieldOfSearchClassSubclassHighlights',
  'fieldOfSearchCpcClassification',
  'priorPublishedDocIdentifier',
  'relatedApplFilingDate',
  'relatedApplNumber',
  'relatedApplChildNumber',
  'relatedApplParentStatusCode',
  'relatedApplPatentNumber',
  'pctFilingNumber',
  'pctFilingDate',
  'pct371c124Date',
  'reissuePatentGroup',
  'priorityClaimsDate',
  'cpcCombinationSetsCurHighlights',
  'issuedUsClassificationFull',
  'issuedCpcClassificationFull',
  'issuedIpcClassificationFull',
] as const

/** Facts without a property in the record; page numbers, image paths and internal markers are left out. */
export function readPublicSearchOtherFacts(answer: Answer): Record<string, string[]> {
  const facts: Record<string, string[]> = {}
  // If the priorities have numbers, they contain their dates.
  const hasPriorities = list(answer, 'priorityClaimsDocNumber').length > 0
  for (const key of STORED_FIELDS) {
    if (key === 'priorityClaimsDate' && hasPriorities) continue
    const values = list(answer, key).flatMap(markupLines)
    if (values.length > 0) facts[key] = values
  }
  return facts
}
