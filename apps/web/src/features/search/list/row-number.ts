/** Running number of a row over all pages, two digits at least: 01 to 09, then 10 and up (B.results.06). `index` counts from 0. */
export function rowNumber(page: number, size: number, index: number): string {
  return String((page - 1) * size + index + 1).padStart(2, '0')
}
