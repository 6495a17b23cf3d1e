import type { UserPreferences, PatentDetail } from '@gezhi/contract/client'

/** Characters of a name; longer ones are cut. */
const LONGEST = 120

/**
 * What a printed patent is called when it is kept as a PDF: as its reader set it (B.settings.04), else by its number or title, whatever there
 * is; without what file names may not hold. Pure.
 */
export function printName(
  pdfName: UserPreferences['pdfName'],
  { publication_number, application_number }: Pick<PatentDetail, 'publication_number' | 'application_number'>,
  title: string | undefined,
): string {
  const names = { publication_number, application_number, title }
  const chosen = [names[pdfName], publication_number, application_number, title].find((name) => name != null && name.trim() !== '') ?? ''
  return [...chosen.replace(/[\s\p{Cc}\\/:*?"<>|]+/gu, ' ').trim()].slice(0, LONGEST).join('')
}
