/** Where a logout leads: only the purchase page stays (B.session.03, 04). */
export function pageAfterLogout(path: string): string {
  return path === '/buyGoods' ? path : '/'
}
