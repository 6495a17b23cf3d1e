import type { UserPreferences, PatentDetail } from '@gezhi/contract/client'

/** Characters of a name; longer ones are cut. */
const LONGEST = 120

/**
 * Default file name of a patent printed to PDF: by the reader's setting (B.settings.04), otherwise its number or title; without
 * characters invalid in file names. Pure.
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
