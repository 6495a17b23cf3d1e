/** The note that keeps hands off a generated page. */
export function generatedFrom(source: string): string {
  return `<!-- Written by npm run generate from ${source}; npm run check fails if this page is out of date. -->`
}
