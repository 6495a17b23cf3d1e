/** `beforeLoad` of pages that read a query from their address: a long one stands on the server and is fetched before they are drawn. */
export async function openStoredQuery(search: unknown): Promise<void> {
  const key = (search as Record<string, unknown>)['sid']
  if (typeof key !== 'string') return
  const { openLongQuery } = await import('./store-long-query.ts')
  await openLongQuery(key)
}
