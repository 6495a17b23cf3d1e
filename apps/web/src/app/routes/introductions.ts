/** The article of the help centre that introduces each of the seven functions visitors see under the overlay. */
export const INTRODUCTIONS: Readonly<Record<string, number>> = {
  '/graphSearch': 20,
  '/noveltyAnalys': 21,
  '/domainAnalys': 22,
  '/assessment': 23,
  '/searchIndex': 24,
  '/organization': 25,
  '/trademark': 26,
}
