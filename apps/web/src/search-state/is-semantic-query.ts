/** Whether a query ranks its hits itself, by meaning (`SEM=`): its list begins in that order. Looks at the words only; a wrong guess costs an order. Pure. */
export function isSemanticQuery(query: string): boolean {
  return /(?:^|[\s()（）])SEM\s*[=:＝：]/i.test(query)
}
