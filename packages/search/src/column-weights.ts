import type { TextColumn } from '@gezhi/records'

/** What a word counts for where it stands, when hits are ranked by relevance. The same in every engine. */
export const COLUMN_WEIGHTS: Readonly<Record<TextColumn, number>> = {
  title: 10,
  abstract: 4,
  independentClaims: 3,
  dependentClaims: 2,
  description: 1,
  descriptionField: 1,
  descriptionBackground: 1,
  descriptionSummary: 1,
  descriptionDrawings: 1,
  descriptionEmbodiments: 1,
  firstApplicant: 5,
  otherApplicants: 5,
  assignee: 5,
  firstInventor: 5,
  otherInventors: 5,
  agency: 1,
  agent: 1,
  examiner: 1,
  address: 1,
}
