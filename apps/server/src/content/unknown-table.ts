/** An article refers to an unknown table. */
export class UnknownTable extends Error {
  readonly table: string

  constructor(table: string) {
    super(`There is no table ${table}`)
    this.name = 'UnknownTable'
    this.table = table
  }
}
