import type { Analysis } from './analysis-rows.ts'

/** Whether `total` is the exact number of analysed records. Of figures stored by earlier versions only `complete` is known. Pure. */
export function isFullyCounted({ totalComplete, complete }: Pick<Analysis, 'totalComplete' | 'complete'>): boolean {
  return totalComplete ?? complete
}
