/** A query for the patents of exactly this applicant. Quotes in the name cannot be written in a query and are left out. */
export function applicantQuery(name: string): string {
  return `AP=="${name.replaceAll('"', '')}"`
}
