import type { Cell, Table, TableColumn } from '../tables/table.ts'

/** A column of each kind. */
export const COLUMNS: readonly TableColumn[] = [
  { key: 'title', title: '标题', kind: 'text', width: 40 },
  { key: 'cited', title: '被引次数', kind: 'number' },
  { key: 'date', title: '公开日', kind: 'date' },
  { key: 'text', title: '说明', kind: 'text' },
]

/** A table of the columns with rows. */
export function tableOf(rows: Table['rows'], title = '检索结果'): Table {
  return { title, columns: COLUMNS, rows }
}

/** Rows that count how many were read, and remember whether their reader closed them. */
export class CountedRows implements AsyncIterableIterator<readonly Cell[]> {
  read = 0
  isClosed = false
  readonly #count: number

  constructor(count: number) {
    this.#count = count
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  next(): Promise<IteratorResult<readonly Cell[]>> {
    if (this.read === this.#count) return Promise.resolve({ done: true, value: undefined })
    const value = [`第 ${this.read++} 行`, this.read, '2024-02-29', '一种石墨烯负极材料'.repeat(20)]
    return Promise.resolve({ done: false, value })
  }

  return(): Promise<IteratorResult<readonly Cell[]>> {
    this.isClosed = true
    return Promise.resolve({ done: true, value: undefined })
  }
}
