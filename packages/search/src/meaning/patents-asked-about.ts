import { readPatentNumbers } from '@gezhi/records'

/** A number in any writing is shorter. */
const LONGEST_NUMBER = 60

/** The patents that a question may be the number of, as publication numbers an engine is asked for; none where it can only be a text. Pure. */
export function patentsAskedAbout(question: string): string[] {
  return question.length > LONGEST_NUMBER ? [] : readPatentNumbers(question, 'publication').map(({ number }) => number)
}
