import { hasImportHistory, type ImportRun, openImportHistory } from './import-history.ts'

/** A page of the imports with this folder, the newest first; empty before the first one. */
export function importsPage(
  folder: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): { list: ImportRun[]; total: number } {
  if (!hasImportHistory(folder)) return { list: [], total: 0 }
  const history = openImportHistory(folder)
  try {
    return { list: history.list(pageSize, (pageNo - 1) * pageSize), total: history.count() }
  } finally {
    history.close()
  }
}
