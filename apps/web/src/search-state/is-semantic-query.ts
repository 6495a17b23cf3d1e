/**
 * Whether a query ranks its hits itself, semantically (`SEM=`): its list is initially in that order. Only looks for the word; a wrong
 * guess affects the order only. Pure.
 */
export function isSemanticQuery(query: string): boolean {
  return /(?:^|[\s()（）])SEM\s*[=:＝：]/i.test(query)
}
